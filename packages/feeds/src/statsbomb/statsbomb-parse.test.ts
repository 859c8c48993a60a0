import { countryByName, REGION } from '@touchline/football'
import { expect, it } from 'vitest'
import { statsbomb } from './index.ts'
import { by, INDEX_ENTRY, messages, parseFiles, parsePlays, play, shot } from './sample.testing.ts'

it('the index of matches reports competition, season, day, matchday, ground, referee and coaches', () => {
  const spain = countryByName('Spain')?.id
  const { batch, report } = parsePlays([])
  expect(report).toEqual({ file: 'folder/55.events.json', rowsRead: 1, matchesTaken: 1, problems: [], fatal: null })
  expect(batch.leagues).toMatchObject([{ stableKey: 'spain/la-liga' }])
  expect(batch.seasons).toMatchObject([{ name: '2017/2018', startsOn: '2018-04-14' }])
  expect(batch.teams).toMatchObject([
    { key: '217', stableKey: 'spain/barcelona' },
    { key: '207', stableKey: 'spain/valencia' },
  ])
  expect(batch.venues?.[0]).toMatchObject({ key: '342', name: 'Camp Nou', country: spain })
  expect(batch.coaches).toMatchObject([{ key: '227', commonName: 'Ernesto Valverde', dateOfBirth: '1964-02-09' }])
  expect(batch.referees).toMatchObject([{ key: '179', country: spain }])
  expect(batch.fixtures).toMatchObject([
    {
      key: '55',
      round: '32',
      kickoff: '2018-04-14T00:00:00.000Z',
      kickoffKnown: false,
      state: 5,
      home: '217',
      away: '207',
      venue: '342',
      referee: '179',
      homeCoach: '227',
      awayCoach: null,
      scores: { current: [0, 0] },
    },
  ])
})

it('a World Cup match has national teams and the year as its season', () => {
  const entry = {
    ...INDEX_ENTRY,
    competition: { competition_id: 43 },
    season: { season_name: '2018' },
    match_date: '2018-07-15',
    home_team: { home_team_id: 217, home_team_name: 'France' },
    away_team: { away_team_id: 207, away_team_name: 'Croatia' },
  }
  const { batch } = parsePlays([], { index: [entry] })
  expect(batch.teams).toMatchObject([{ stableKey: 'national/fra' }, { stableKey: 'national/cro' }])
  expect([batch.seasons?.[0]?.name, batch.fixtures?.[0]?.round]).toEqual(['2018', null])
})

it('a club in the Champions League plays for the country the index gives it', () => {
  const final = { ...INDEX_ENTRY, competition: { competition_id: 16 } }
  expect(parsePlays([], { index: [final] }).batch.teams).toMatchObject([
    { stableKey: 'spain/barcelona' },
    { stableKey: 'spain/valencia' },
  ])
  const away = { ...INDEX_ENTRY.away_team, away_team_name: 'FC Ambridge', country: { id: 1, name: 'Nowhere' } }
  const [, ambridge] = parsePlays([], { index: [{ ...final, away_team: away }] }).batch.teams ?? []
  expect(ambridge).toMatchObject({ name: 'FC Ambridge', stableKey: null, country: REGION.europe })
})

it('two matches of the public set are known without the index, any other is refused', () => {
  const known = parsePlays([shot('home', 1, 5, 'Goal'), shot('home', 1, 6, 'Goal'), shot('away', 1, 7, 'Goal')], {
    index: [],
    name: '9880.events.json',
  })
  expect(known.report).toMatchObject({ fatal: null, problems: [] })
  expect(known.batch.fixtures).toMatchObject([{ key: '9880', kickoff: '2018-04-14T00:00:00.000Z' }])
  expect(parsePlays([], { index: [], name: '15946.events.json' }).report.fatal).toContain('the events are of others')
  expect(parsePlays([], { index: [] }).report.fatal).toContain('nothing says which match 55 is')
})

it('files and index entries that do not say enough are refused', () => {
  const fatal = (entry: object) => parsePlays([], { index: [{ ...INDEX_ENTRY, ...entry }] }).report.fatal
  expect(fatal({ competition: { competition_id: 9999 } })).toBe('the index does not name the competition of the match')
  expect(fatal({ match_date: '2018-02-30' })).toBe('the index has no season or day of the match')
  expect(fatal({ home_team: {} })).toBe('the index does not name both teams')
  expect(parseFiles({ '55.events.json': 'nonsense' }).report.fatal).toBe('the file has no events of a match')
  expect(statsbomb.parse([], {}).report.fatal).toBe('the file has no events of a match')
})

it('from `until` on the match has its place and neither score, events, elevens nor statistics', () => {
  const { batch } = parsePlays([shot('home', 1, 5, 'Goal')], { options: { until: '2018-04-14' } })
  expect(batch.fixtures).toMatchObject([
    { state: 1, scores: { current: null }, sides: { home: { corners: null } }, referee: '179' },
  ])
  expect([batch.events, batch.lineups, batch.statistics]).toEqual([[], [], []])
})

it('the eleven stands where the formation has it, the bench has no place, and minutes follow the changes', () => {
  // Reported out of order: keeper, back four, three in midfield, two wings and a forward.
  const positions = [1, 6, 5, 3, 2, 15, 10, 13, 17, 21, 23]
  const lineup = positions.map((id, index) => ({
    player: { id: index + 1 },
    position: { id },
    jersey_number: index + 1,
  }))
  const result = parsePlays([
    play('home', 'Starting XI', 1, 0, { tactics: { formation: 433, lineup } }),
    play('home', 'Substitution', 2, 60, { ...by(11), substitution: { replacement: { id: 12 } } }),
  ])
  expect(messages(result)).toEqual([])
  const record = result.batch.lineups?.[0]
  expect(record).toMatchObject({ fixture: '55', homeFormation: '4-3-3', awayFormation: null })
  const home = record?.entries.filter((entry) => entry.side === 'home') ?? []
  expect(
    home.map((one) =>
      [one.player, one.type, one.formationPosition, one.formationField, one.position, one.details[119]].join(' '),
    ),
  ).toEqual([
    '1 11 1 1:1 24 90',
    '5 11 2 2:1 25 90',
    '4 11 3 2:2 25 90',
    '3 11 4 2:3 25 90',
    '2 11 5 2:4 25 90',
    '8 11 6 3:1 26 90',
    '7 11 7 3:2 26 90',
    '6 11 8 3:3 26 90',
    '9 11 9 4:1 27 90',
    '11 11 10 4:2 27 60',
    '10 11 11 4:3 27 90',
    '12 12    30',
    '13 12    ',
  ])
  expect(result.batch.players?.find((one) => one.key === '21')).toMatchObject({
    name: 'Whole Name 21',
    commonName: 'Neto',
    country: countryByName('Brazil')?.id,
    position: null,
  })
})

it('counts what each side did, in all and by half', () => {
  const pass = (minute: number, more: object = {}) =>
    play('home', 'Pass', minute < 45 ? 1 : 2, minute, { ...by(1), pass: more })
  const { batch } = parsePlays([
    shot('home', 1, 5, 'Saved'),
    shot('home', 2, 50, 'Blocked'),
    { ...shot('home', 2, 51, 'Post'), location: [95, 40] },
    play('away', 'Goal Keeper', 1, 5, { ...by(21), goalkeeper: { type: { id: 33, name: 'Shot Saved' } } }),
    pass(3),
    pass(60, { outcome: { id: 9, name: 'Incomplete' }, type: { id: 67, name: 'Throw-in' } }),
    pass(61, { outcome: { id: 76, name: 'Pass Offside' } }),
    pass(62, { type: { id: 61, name: 'Corner' } }),
    play('home', 'Duel', 1, 9, { ...by(1), duel: { type: { id: 11, name: 'Tackle' } } }),
    play('home', 'Duel', 1, 9, { ...by(1), duel: { type: { id: 10, name: 'Aerial Lost' } } }),
    shot('home', 5, 121, 'Goal'),
  ])
  const all = batch.statistics?.[0]?.statistics.find((one) => one.side === 'home' && one.period === 0)?.values
  expect(all).toMatchObject({
    34: 1,
    41: 1,
    42: 3,
    49: 2,
    50: 1,
    51: 1,
    56: 0,
    58: 1,
    60: 1,
    64: 1,
    78: 1,
    80: 4,
    81: 2,
    86: 1,
    116: 2,
    5304: 0.75,
  })
  const first = batch.statistics?.[0]?.statistics.find((one) => one.side === 'home' && one.period === 1)?.values
  expect(first).toMatchObject({ 34: 0, 42: 1, 80: 1, 5304: 0.25 })
  expect(batch.fixtures?.[0]?.sides).toMatchObject({
    home: {
      corners: 1,
      yellowCards: 0,
      statistics: { shots_total: 3, shots_on_target: 1, passes_accurate: 2, offsides: 1 },
    },
    away: { corners: 0, statistics: { saves: 1, shots_total: 0 } },
  })
  expect(Object.keys(batch.fixtures?.[0]?.sides.home.statistics ?? {})).not.toContain('possession')
})

it('a match is read with its line-ups and every index among the files', () => {
  expect(statsbomb.group?.(['a/7.events.json', 'a/7.lineups.json', 'b/matches/11/4.json'])).toEqual([
    ['a/7.events.json', 'a/7.lineups.json', 'a/matches.json', 'b/matches/11/4.json'],
  ])
  expect(statsbomb.group?.(['data/events/7.json', 'data/lineups/7.json', 'data/matches.json'])).toEqual([
    ['data/events/7.json', 'data/lineups/7.json', 'data/matches.json'],
  ])
})

it('a shoot-out whose kicks have no winner is told as one of an unknown end', () => {
  const kick = (side: 'home' | 'away') => shot(side, 5, 120, 'Goal', { type: { id: 88, name: 'Penalty' } })
  const ended = parsePlays([
    play('home', 'Half Start', 2, 45),
    play('home', 'Half Start', 5, 120),
    kick('home'),
    kick('away'),
  ])
  expect(ended.batch.fixtures).toMatchObject([{ state: 8, scores: { shootOut: null, current: [0, 0] } }])
  expect(messages(ended)).toContain('1-1 has no winner')
})
