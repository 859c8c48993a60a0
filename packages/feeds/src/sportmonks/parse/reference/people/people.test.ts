import { expect, it } from 'vitest'
import { CONTEXT, country } from '../context.testing.ts'
import { parseTransfers } from '../transfers.ts'
import { parseCoaches } from './coaches.ts'
import { parsePlayers } from './players.ts'
import { parseReferees } from './referees.ts'

const PLAYER = {
  id: 14,
  country_id: 320,
  nationality_id: 320,
  position_id: 25,
  detailed_position_id: 148,
  common_name: 'D. Agger',
  firstname: 'Daniel Munthe',
  lastname: 'Agger',
  name: 'Daniel Munthe Agger',
  display_name: 'Daniel Agger\u00a0',
  image_path: 'https://cdn.example/players/14/14.png',
  height: 191,
  weight: 84,
  date_of_birth: '1984-12-12',
}

it('reads a player by the name people know him by, with his measures', () => {
  expect(parsePlayers([PLAYER], CONTEXT)).toEqual({
    batch: {
      source: 'sportmonks',
      players: [
        {
          key: '14',
          name: 'Daniel Agger',
          commonName: 'D. Agger',
          country: country('Denmark'),
          dateOfBirth: '1984-12-12',
          height: 191,
          weight: 84,
          image: 'https://cdn.example/players/14/14.png',
          position: 25,
          detailedPosition: 148,
          preferredFoot: null,
        },
      ],
    },
    problems: [],
  })
})

it('takes position 28, placeholders, measures of 0 and days that do not exist for unknown', () => {
  const row = {
    id: 15,
    name: 'Ivan',
    position_id: 28,
    detailed_position_id: 28,
    height: 0,
    weight: null,
    date_of_birth: '0000-00-00',
    image_path: 'https://cdn.example/images/soccer/placeholder.png',
  }
  expect(parsePlayers([row], CONTEXT).batch.players).toEqual([
    {
      key: '15',
      name: 'Ivan',
      commonName: 'Ivan',
      country: null,
      dateOfBirth: null,
      height: null,
      weight: null,
      image: null,
      position: null,
      detailedPosition: null,
      preferredFoot: null,
    },
  ])
})

it('takes the country someone plays for before the one he was born in', () => {
  expect(parsePlayers([{ ...PLAYER, country_id: 32, nationality_id: 20 }], CONTEXT).batch.players).toMatchObject([
    { country: country('Portugal') },
  ])
  expect(parsePlayers([{ ...PLAYER, country_id: 32, nationality_id: 9999 }], CONTEXT).batch.players).toMatchObject([
    { country: country('Spain') },
  ])
})

it.each([
  ['left', 'left'],
  [{ foot: 'Right' }, 'right'],
  [['both'], 'both'],
  ['none', null],
  [null, null],
] as const)('reads the preferred foot %j as %s', (values, preferredFoot) => {
  const metadata = [
    { type_id: 613, values: 'left' },
    { type_id: 229, values },
  ]
  expect(parsePlayers([{ ...PLAYER, metadata }], CONTEXT).batch.players).toMatchObject([{ preferredFoot }])
})

it('leaves out and reports someone without an id or any name', () => {
  const rows = [{ name: 'Nobody' }, { id: 16, name: ' ', firstname: null }]
  expect(parsePlayers(rows, CONTEXT)).toEqual({
    batch: { source: 'sportmonks' },
    problems: [
      { kind: 'player', key: '?', reason: 'Without an id; it is left out.' },
      { kind: 'player', key: '16', reason: 'Without a name; it is left out.' },
    ],
  })
})

it('reads where a player has played, with the teams reported there', () => {
  const liverpool = { id: 8, country_id: 462, name: 'Liverpool', type: 'domestic' }
  const teams = [
    { team_id: 8, position_id: 25, start: '2006-01-12', end: '2014-08-30', jersey_number: 5, team: liverpool },
    { team_id: 293, position_id: 28, start: null, end: null, jersey_number: null },
    { id: 3, team_id: null },
  ]
  const { batch, problems } = parsePlayers([{ ...PLAYER, teams }], CONTEXT)
  expect(batch.playerSpells).toEqual([
    {
      player: '14',
      spells: [
        { team: '8', startsOn: '2006-01-12', endsOn: '2014-08-30', position: 25, jerseyNumber: 5 },
        { team: '293', startsOn: null, endsOn: null, position: null, jerseyNumber: null },
      ],
    },
  ])
  expect(batch.teams).toMatchObject([{ key: '8', name: 'Liverpool', stableKey: 'england/liverpool' }])
  expect(problems).toEqual([{ kind: 'player spell', key: '3', reason: 'Without its team; it is left out.' }])
})

it('reads the transfers and trophies reported with a player', () => {
  const row = {
    ...PLAYER,
    transfers: [
      { id: 7, player_id: 14, type_id: 219, from_team_id: 8, to_team_id: 293, date: '2014-08-30', amount: 3_000_000 },
    ],
    trophies: [{ trophy_id: 1, league: { name: 'League Cup' }, season: { name: '2011/2012' } }],
  }
  const { batch } = parsePlayers([row], CONTEXT)
  expect(batch.transfers).toMatchObject([{ key: '7', player: '14' }])
  expect(batch.trophies).toEqual([
    {
      owner: 'player',
      key: '14',
      trophies: [
        { trophy: 1, league: null, leagueName: 'League Cup', season: null, seasonName: '2011/2012', team: null },
      ],
    },
  ])
})

const TRANSFER = {
  id: 1,
  player_id: 14,
  type_id: 219,
  from_team_id: 8,
  to_team_id: 293,
  date: '2014-08-30',
  amount: '3000000',
}

it('reads a transfer with the player and the teams reported inside', () => {
  const row = {
    ...TRANSFER,
    player: PLAYER,
    fromteam: { id: 8, country_id: 462, name: 'Liverpool' },
    toteam: { id: 293, country_id: 320, name: 'Brøndby' },
  }
  const { batch, problems } = parseTransfers([row], CONTEXT)
  expect(problems).toEqual([])
  expect(batch.transfers).toEqual([
    { key: '1', player: '14', from: '8', to: '293', date: '2014-08-30', type: 219, amount: 3_000_000 },
  ])
  expect(batch.players).toHaveLength(1)
  expect(batch.teams?.map((team) => team.name)).toEqual(['Liverpool', 'Brøndby'])
})

it('takes a sum of 0 and a team that is unknown for unknown', () => {
  expect(parseTransfers([{ ...TRANSFER, amount: 0, from_team_id: null }], CONTEXT).batch.transfers).toMatchObject([
    { amount: null, from: null },
  ])
})

it('leaves out and reports a transfer without its player, day or kind', () => {
  const rows = [
    { ...TRANSFER, id: 2, player_id: null },
    { ...TRANSFER, id: 3, date: null },
    { ...TRANSFER, id: 4, type_id: null },
    { ...TRANSFER, id: null },
  ]
  const { batch, problems } = parseTransfers(rows, CONTEXT)
  expect(batch.transfers).toBeUndefined()
  expect(problems.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
    '2 Without its player; it is left out.',
    '3 Without a day; it is left out.',
    '4 Without its kind; it is left out.',
    '? Without an id; it is left out.',
  ])
})

it('reads a coach with the player he was, his spells, trophies and seasons', () => {
  const row = {
    id: 50,
    player_id: 50,
    nationality_id: 462,
    name: 'Steven Gerrard',
    common_name: 'S. Gerrard',
    player: { id: 50, name: 'Steven Gerrard', position_id: 26, trophies: [] },
    teams: [
      {
        team_id: 62,
        position_id: 221,
        active: false,
        start: '2018-06-01',
        end: '2021-11-11',
        team: { id: 62, country_id: 1161, name: 'Rangers' },
      },
    ],
    trophies: [
      {
        trophy_id: 1,
        league_id: 501,
        season_id: 17141,
        team_id: 62,
        league: { name: 'Premiership' },
        season: { name: '2020/2021' },
      },
    ],
    statistics: [{ coach_id: 50, team_id: 62, season_id: 12963, details: [{ type_id: 214, value: { count: 23 } }] }],
  }
  const { batch, problems } = parseCoaches([row], CONTEXT)
  expect(problems).toEqual([])
  expect(batch.coaches).toMatchObject([
    { key: '50', commonName: 'S. Gerrard', country: country('England'), player: '50' },
  ])
  expect(batch.players).toMatchObject([{ key: '50', position: 26 }])
  expect(batch.coachSpells).toEqual([
    { coach: '50', team: '62', startsOn: '2018-06-01', endsOn: '2021-11-11', position: 221 },
  ])
  expect(batch.teams).toMatchObject([{ key: '62', name: 'Rangers' }])
  expect(batch.trophies?.map(({ owner, trophies }) => [owner, trophies.length])).toEqual([
    ['player', 0],
    ['coach', 1],
  ])
  expect(batch.coachSeasons).toEqual([{ season: '12963', team: '62', coach: '50', details: { 214: { count: 23 } } }])
})

it('reads a referee with his seasons', () => {
  const value = { all: { count: 4, average: 4 }, home: { count: 3, average: 3, percentage: 75 } }
  const row = {
    id: 37,
    name: null,
    common_name: 'Craig Alexander Thomson',
    statistics: [{ referee_id: 37, season_id: 6018, details: [{ type_id: 84, value }] }],
  }
  const { batch, problems } = parseReferees([row], CONTEXT)
  expect(problems).toEqual([])
  expect(batch.referees).toMatchObject([{ key: '37', name: 'Craig Alexander Thomson', country: null }])
  expect(batch.refereeSeasons).toEqual([{ season: '6018', referee: '37', details: { 84: value } }])
})
