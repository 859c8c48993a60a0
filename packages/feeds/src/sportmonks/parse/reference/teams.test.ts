import { expect, it } from 'vitest'
import { CONTEXT, country } from './context.testing.ts'
import { parseTeams } from './teams.ts'
import { parseVenues } from './venues.ts'

const TEAM = {
  id: 53,
  country_id: 1161,
  venue_id: 8909,
  gender: 'male',
  name: 'Celtic ',
  short_code: 'CEL',
  image_path: 'https://cdn.example/teams/21/53.png',
  founded: 1888,
  type: 'domestic',
}

it('reads a club; its colours are unknown', () => {
  expect(parseTeams([TEAM], CONTEXT)).toEqual({
    batch: {
      source: 'sportmonks',
      teams: [
        {
          key: '53',
          name: 'Celtic',
          shortCode: 'CEL',
          country: country('Scotland'),
          national: false,
          founded: 1888,
          venue: '8909',
          colours: null,
          image: 'https://cdn.example/teams/21/53.png',
          stableKey: null,
        },
      ],
    },
    problems: [],
  })
})

it('knows a national team and the clubs the product speaks of, and takes a founding year of 0 for unknown', () => {
  const rows = [
    { id: 18701, country_id: 320, name: 'Denmark', type: 'national', founded: 0 },
    { id: 3468, country_id: 32, name: 'Real Madrid', type: 'domestic', venue_id: null },
  ]
  expect(parseTeams(rows, CONTEXT).batch.teams).toMatchObject([
    { national: true, founded: null, shortCode: null, venue: null, image: null, stableKey: null },
    { national: false, stableKey: 'spain/real-madrid' },
  ])
})

it('a team of women says so, also where the feed’s name does not', () => {
  const rows = ['Celtic', 'Celtic W'].map((name, at) => ({ ...TEAM, id: 900 + at, name, gender: 'female' }))
  expect(parseTeams(rows, CONTEXT).batch.teams).toMatchObject([{ name: 'Celtic Women' }, { name: 'Celtic W' }])
})

it('leaves out and reports a team of a country we do not know', () => {
  expect(parseTeams([{ ...TEAM, country_id: 4040, coaches: [], trophies: [] }], CONTEXT)).toEqual({
    batch: { source: 'sportmonks' },
    problems: [{ kind: 'team', key: '53', reason: 'Without a country we know; it is left out.' }],
  })
})

it('reads the stadium reported inside a team as one from the list', () => {
  const venue = {
    id: 8909,
    country_id: 1161,
    name: 'Celtic Park',
    address: '18 Kerrydale Street',
    capacity: 60_411,
    city_name: 'Glasgow',
    surface: 'grass',
    latitude: '55.8497',
    longitude: '-4.2055',
    image_path: 'https://cdn.example/venues/13/8909.png',
  }
  const { batch } = parseTeams([{ ...TEAM, venue }], CONTEXT)
  expect(batch.venues).toEqual([
    {
      key: '8909',
      name: 'Celtic Park',
      city: 'Glasgow',
      country: country('Scotland'),
      capacity: 60_411,
      address: '18 Kerrydale Street',
      surface: 'grass',
      latitude: 55.8497,
      longitude: -4.2055,
      image: 'https://cdn.example/venues/13/8909.png',
    },
  ])
  expect(parseVenues([venue], CONTEXT).batch.venues).toEqual(batch.venues)
  expect(parseVenues([{ id: 1, name: 'Meadow', capacity: 0 }], CONTEXT).batch.venues).toMatchObject([
    { capacity: null, city: null, country: null, address: null, surface: null, image: null },
  ])
})

it('reads the coaches of a team with their spells: one that lasts has no end, whatever his contract says', () => {
  const coaches = [
    {
      team_id: 53,
      coach_id: 456,
      position_id: 221,
      active: true,
      start: '2023-06-19',
      end: '2026-05-31',
      coach: { id: 456, player_id: 456, name: 'Brendan Rodgers', common_name: 'B. Rodgers' },
    },
    { team_id: 53, coach_id: 457, position_id: null, active: false, start: '2021-06-10', end: '2023-06-05' },
    { team_id: 53, coach_id: 458, position_id: null, temporary: true, start: '2021-02-24', end: '2021-06-09' },
  ]
  const { batch, problems } = parseTeams([{ ...TEAM, coaches }], CONTEXT)
  expect(problems).toEqual([])
  expect(batch.coaches).toMatchObject([{ key: '456', name: 'Brendan Rodgers', player: '456' }])
  expect(batch.coachSpells).toEqual([
    { coach: '456', team: '53', startsOn: '2023-06-19', endsOn: null, position: 221 },
    { coach: '457', team: '53', startsOn: '2021-06-10', endsOn: '2023-06-05' },
    { coach: '458', team: '53', startsOn: '2021-02-24', endsOn: '2021-06-09', position: 560 },
  ])
})

it('leaves out spells without a first day, over without a last day or of a position it has no word for', () => {
  const spell = { team_id: 53, coach_id: 456, position_id: 226, active: false, start: '2020-07-01', end: '2021-06-30' }
  const coaches = [
    { ...spell, id: 1, start: null },
    { ...spell, id: 2, end: null },
    { ...spell, id: 3, position_id: 999 },
    { ...spell, id: 4, coach_id: null },
  ]
  const { batch, problems } = parseTeams([{ ...TEAM, coaches }], CONTEXT)
  expect(batch.coachSpells).toBeUndefined()
  expect(problems.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
    '1 Without a first day; it is left out.',
    '2 Without a last day though it is over; it is left out.',
    '3 Without a position we know; it is left out.',
    '4 Without its coach or its team; it is left out.',
  ])
})

it('reads trophies: winner and runner-up, named, other prizes passed over, unnamed ones reported', () => {
  const trophies = [
    {
      team_id: 53,
      league_id: 501,
      season_id: 21787,
      trophy_id: 1,
      league: { name: 'Premiership' },
      season: { name: '2023/2024' },
    },
    {
      team_id: 53,
      league_id: 507,
      season_id: 825,
      trophy_id: 2,
      league: { name: 'Scottish Cup' },
      season: { name: '2016/2017' },
    },
    {
      team_id: 53,
      league_id: 507,
      season_id: 826,
      trophy_id: 3,
      league: { name: 'Scottish Cup' },
      season: { name: '2017/2018' },
    },
    { id: 77, team_id: 53, league_id: 510, season_id: 827, trophy_id: 1 },
  ]
  const { batch, problems } = parseTeams([{ ...TEAM, trophies }], CONTEXT)
  expect(batch.trophies).toEqual([
    {
      owner: 'team',
      key: '53',
      trophies: [
        { trophy: 1, league: '501', leagueName: 'Premiership', season: '21787', seasonName: '2023/2024', team: '53' },
        { trophy: 2, league: '507', leagueName: 'Scottish Cup', season: '825', seasonName: '2016/2017', team: '53' },
      ],
    },
  ])
  expect(batch.leagues).toBeUndefined()
  expect(problems).toEqual([
    { kind: 'trophy', key: '77', reason: 'Without the name of its competition or season; it is left out.' },
  ])
})

it('reads missing players, present and past, each absence once, also where the feed points to none', () => {
  const knee = {
    id: 900,
    player_id: 31,
    type_id: 557,
    category: 'injury',
    season_id: 21787,
    start_date: '2024-01-10',
    end_date: null,
    games_missed: 12,
    player: { id: 31, name: 'Reo Hatate', position_id: 26 },
  }
  const ban = {
    id: 901,
    player_id: 32,
    type_id: 535,
    category: 'suspended',
    start_date: '2023-11-01',
    end_date: '2023-11-04',
    games_missed: 0,
  }
  const row = {
    ...TEAM,
    sidelined: [
      { id: 5, sideline_id: 900, participant_id: 53, sideline: knee },
      { id: 6, sideline_id: null, participant_id: 53, player_id: 33, type_id: 533, sideline: null },
      { id: 7, sideline: { id: 902 } },
    ],
    sidelinedhistory: [ban, knee],
  }
  const { batch, problems } = parseTeams([row], CONTEXT)
  expect(batch.players).toMatchObject([{ key: '31', name: 'Reo Hatate' }])
  const unknown = { season: null, category: null, startsOn: null, endsOn: null, gamesMissed: null }
  expect(batch.sidelined).toEqual([
    {
      team: '53',
      players: [
        {
          player: '31',
          season: '21787',
          type: 557,
          category: 'injury',
          startsOn: '2024-01-10',
          endsOn: null,
          gamesMissed: 12,
        },
        { player: '33', type: 533, ...unknown },
        {
          player: '32',
          season: null,
          type: 535,
          category: 'suspended',
          startsOn: '2023-11-01',
          endsOn: '2023-11-04',
          gamesMissed: 0,
        },
      ],
    },
  ])
  expect(problems).toEqual([{ kind: 'sidelined', key: '7', reason: 'Without its player; it is left out.' }])
})

it('reads rivals reported with a team and those of the list', () => {
  const rangers = { id: 62, country_id: 1161, name: 'Rangers', type: 'domestic' }
  const reported = parseTeams(
    [
      {
        ...TEAM,
        rivals: [
          { team_id: 53, rival_id: 62, rival: rangers },
          { team_id: 53, rival_id: 62 },
          { id: 8, team_id: 53, rival_id: null },
        ],
      },
    ],
    CONTEXT,
  )
  expect(reported.problems).toEqual([{ kind: 'rival', key: '8', reason: 'Without the rival; it is left out.' }])
  expect(reported.batch.rivals).toEqual([{ team: '53', rivals: ['62'] }])
  expect(reported.batch.teams?.map((team) => team.name)).toEqual(['Celtic', 'Rangers'])
})

it('takes an include without content for an empty list and an absent one for nothing said', () => {
  const empty = parseTeams([{ ...TEAM, rivals: [], trophies: [], sidelined: [] }], CONTEXT).batch
  expect(empty).toMatchObject({
    rivals: [{ team: '53', rivals: [] }],
    trophies: [{ owner: 'team', key: '53', trophies: [] }],
    sidelined: [{ team: '53', players: [] }],
  })
  expect(Object.keys(parseTeams([TEAM], CONTEXT).batch)).toEqual(['source', 'teams'])
})

it('takes the statistics of a team only with their details, since none would take the place of some', () => {
  const season = { team_id: 53, season_id: 21787, has_values: true }
  const details = [{ type_id: 34, value: { count: 265, average: 6.97 } }]
  const row = {
    ...TEAM,
    statistics: [
      { ...season, details },
      { ...season, season_id: 825 },
    ],
  }
  expect(parseTeams([row], CONTEXT).batch.teamSeasons).toEqual([
    { season: '21787', team: '53', details: { 34: { count: 265, average: 6.97 } } },
  ])
})
