import { expect, it } from 'vitest'
import { schochastics } from './index.ts'
import { GAME, messages, onlyFixture, parsePlayOff, parseSample } from './sample.testing.ts'

const BESIDE = {
  referee: 'Dean M. L.',
  venue: 'Emirates Stadium',
  city: 'London',
  attendance: '59 387',
  capacity: '60 704',
}
const withIncidents = (incidents: readonly object[]) => ({
  ...GAME,
  GH: 1,
  incident: { incidents, metadata: [BESIDE] },
})
const GOAL = {
  team: 'home',
  minute: "2'",
  incident_type: 'Goal',
  player_name: 'Lacazette A.',
  home_score: '1',
  away_score: '0',
}

it('gives competition, season, clubs, ground, referee and fixture', () => {
  const result = parseSample([withIncidents([GOAL])])
  const { batch, report } = result
  expect(report).toEqual({ file: 'sample.json', rowsRead: 1, matchesTaken: 1, problems: [], fatal: null })
  expect(batch.leagues).toMatchObject([{ stableKey: 'england/premier-league' }])
  expect(batch.seasons).toMatchObject([{ name: '2017/2018', startsOn: '2017-08-11', endsOn: '2017-08-11' }])
  expect(batch.teams).toMatchObject([{ stableKey: 'england/arsenal' }, { stableKey: 'england/leicester-city' }])
  expect(batch.venues?.[0]).toMatchObject({ name: 'Emirates Stadium', city: 'London', capacity: 60_704 })
  expect(batch.referees).toMatchObject([{ key: 'England: M. L. Dean', name: 'M. L. Dean' }])
  expect(onlyFixture(result)).toMatchObject({
    stage: null,
    round: null,
    kickoff: '2017-08-11T00:00:00.000Z',
    kickoffKnown: false,
    state: 5,
    home: 'england/arsenal',
    away: 'england/leicester-city',
    venue: 'emirates-stadium-london',
    referee: 'England: M. L. Dean',
    scores: { current: [1, 0] },
  })
  expect(batch.fixtureDetails).toMatchObject([
    { attendance: 59_387, referees: [{ referee: 'England: M. L. Dean', role: 6 }] },
  ])
})

it('nothing next to a match gives nothing next to it', () => {
  const { batch } = parseSample([{ ...GAME, incident: { incidents: [], metadata: {} } }])
  expect(batch.fixtures).toMatchObject([{ venue: null, referee: null, scores: { current: [0, 0] } }])
  expect([batch.events, batch.fixtureDetails, batch.lineups]).toEqual([[], [], []])
  const scored = parseSample([{ ...GAME, GH: 2 }])
  expect(onlyFixture(scored).scores).toMatchObject({ halfTime: null, fullTime: [2, 0] })
  expect(messages(scored)).toEqual([])
})

it('from `until` on a match has its referee and neither score, events, attendance nor elevens', () => {
  const { batch } = parseSample([withIncidents([GOAL])], { until: '2017-08-11' }, FILES)
  expect(batch.fixtures).toMatchObject([{ state: 1, scores: { current: null }, referee: 'England: M. L. Dean' }])
  expect(batch.fixtures?.[0]?.sides.home.yellowCards).toBeNull()
  expect(batch.fixtureDetails).toMatchObject([{ attendance: null, referees: [{ role: 6 }] }])
  expect([batch.events, batch.lineups]).toEqual([[], []])
  expect(parseSample([withIncidents([GOAL])], { until: '2017-08-12' }).batch.events).toHaveLength(1)
})

it('refuses matches that are none of its season, and files that are no season', () => {
  const other = { ...GAME, home: 'fc-chelsea', league: 'england_premier-league-2016-2017' }
  const late = { ...GAME, home: 'fc-everton', date: '2019-01-01' }
  const result = parseSample([GAME, other, late, GAME, { ...GAME, away: '' }, { ...GAME, away: 'fc-arsenal' }])
  expect(result.report).toMatchObject({ rowsRead: 6, matchesTaken: 1, fatal: null })
  expect(messages(result)).toEqual([
    'the match is of england_premier-league-2016-2017, the file of england_premier-league-2017-2018',
    '2019-01-01 is no day of the season 2017/2018',
    'the file contains the match twice',
    'the away team is missing',
    'fc-arsenal cannot play itself',
  ])
  expect(parseSample('').report.fatal).toBe('the file is no JSON list')
  expect(parseSample([]).report.fatal).toBe('the file has no matches')
  expect(parseSample([{ ...GAME, league: 'england_premier-league' }]).report.fatal).toContain('end with a season')
  expect(schochastics.parse([], {}).report.fatal).not.toBeNull()
})

it('a club that is not in the list is called as the source does, in plain writing, and is reported once', () => {
  const result = parseSample([
    { ...GAME, away: 'fc-nowhere' },
    { ...GAME, home: 'fc-nowhere', away: 'fc-arsenal' },
  ])
  expect(result.batch.teams?.find((team) => team.stableKey === null)?.name).toBe('FC Nowhere')
  expect(messages(result)).toEqual(['FC Nowhere is not in the list of clubs'])
})

it('the matches of a club from below are in the play-offs', () => {
  const { batch } = parsePlayOff([0, 0], [])
  expect(batch.stages).toMatchObject([{ name: 'Relegation Play-offs', type: 224 }])
  const staged = batch.fixtures?.filter((fixture) => fixture.stage !== null) ?? []
  expect(staged.map((fixture) => fixture.home)).toEqual(['england/fulham'])
})

const NUMBERS = [33, 16, 18, 31, 24, 35, 29, 15, 11, 23, 9]
const lineups = (game: string, home: string, away: string, numbers: readonly number[] = NUMBERS) =>
  [
    'gameid,type,team,name,number',
    ...numbers.map((number) => `${game},home,${home},Home ${number},${number}`),
    ...NUMBERS.map((number) => `${game},away,${away},Away ${number},${number}`),
  ].join('\n')
const FORMATIONS = [
  'gameid,team,formation,players',
  '7,Arsenal,3-4-2-1,33;16 18 31;24 35 29 15;11 23;9',
  '7,Leicester City,4-4-1-1,1;2 5 15 28;26 22 25 11;20;9',
].join('\n')
const FILES = { 'lineups_x.csv': lineups('7', 'Arsenal', 'Leicester City'), 'formations_x.csv': FORMATIONS }

it('elevens stand in their formation where its shirt numbers are theirs', () => {
  const { batch } = parseSample([GAME], {}, FILES)
  const record = batch.lineups?.[0]
  expect(record).toMatchObject({ homeFormation: '3-4-2-1', awayFormation: '4-4-1-1', confirmed: true })
  const home = record?.entries.filter((entry) => entry.side === 'home') ?? []
  expect(
    home.map((entry) => `${entry.formationPosition} ${entry.formationField} ${entry.position} ${entry.playerName}`),
  ).toEqual([
    '1 1:1 24 Home 33',
    '2 2:1 25 Home 16',
    '3 2:2 25 Home 18',
    '4 2:3 25 Home 31',
    '5 3:1 26 Home 24',
    '6 3:2 26 Home 35',
    '7 3:3 26 Home 29',
    '8 3:4 26 Home 15',
    '9 4:1 26 Home 11',
    '10 4:2 26 Home 23',
    '11 5:1 27 Home 9',
  ])
  const away = record?.entries.filter((entry) => entry.side === 'away') ?? []
  expect(away).toHaveLength(11)
  expect(away.every((entry) => entry.formationField === null && entry.position === null && entry.player === null)).toBe(
    true,
  )
})

it('elevens of no match of the season are reported, and a file with other columns too', () => {
  const other = { 'lineups_x.csv': lineups('8', 'Chelsea', 'Burnley'), 'formations_x.csv': 'a,b\n1,2' }
  const result = parseSample([GAME], {}, other)
  expect(result.batch.lineups).toEqual([])
  expect(messages(result)).toEqual([
    'the file has no columns gameid, team, formation, players',
    'no match of the season is this one',
  ])
})

it('a season is read with the elevens next to it', () => {
  expect(schochastics.group?.(['a/england_premier-league-2017-2018.json', 'other.json'])).toEqual([
    [
      'a/england_premier-league-2017-2018.json',
      'a/lineups_1718_premier_league.csv',
      'a/formations_1718_premier_league.csv',
      'a/formations/lineups_1718_premier_league.csv',
      'a/formations/formations_1718_premier_league.csv',
    ],
    ['other.json'],
  ])
})

it('a play-off that has a winner after 90 minutes did not go on', () => {
  const goal = { ...GOAL, home_score: '1' }
  const booked = { team: 'away', minute: "91'", incident_type: 'Yellow Card', player_name: 'Vardy J.' }
  const match = parsePlayOff([1, 0], [goal, booked]).batch.fixtures?.at(-1)
  expect(match).toMatchObject({ state: 5, scores: { fullTime: [1, 0], extraTime: null, current: [1, 0] } })
})
