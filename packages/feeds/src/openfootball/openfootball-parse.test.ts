import { countryByName } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { openfootball } from './index.ts'
import { onlyFixture, parseMatches, parseSample, shortProblems } from './sample.testing.ts'

const GAME = { round: 'Matchday 3', date: '2014-08-31', team1: 'Leicester City', team2: 'Arsenal FC' }
const LEAGUE = 'English Premier League 2014/15'
const fixtureOf = (match: object, title = LEAGUE) => onlyFixture(parseMatches(title, [match]))

it('gives competition, season, clubs and fixture under the keys all sources share', () => {
  const { batch, report } = parseMatches(LEAGUE, [{ ...GAME, time: '16:00', score: { ht: [1, 1], ft: [1, 1] } }])
  const england = countryByName('England')?.id
  expect(report).toEqual({ file: 'sample.json', rowsRead: 1, matchesTaken: 1, problems: [], fatal: null })
  expect(batch.leagues).toMatchObject([
    { stableKey: 'england/premier-league', name: 'Premier League', country: england },
  ])
  expect(batch.seasons).toMatchObject([{ name: '2014/2015', startsOn: '2014-08-31', endsOn: '2014-08-31' }])
  expect(batch.teams).toMatchObject([
    { stableKey: 'england/leicester-city', name: 'Leicester City', shortCode: 'LEI', country: england },
    { stableKey: 'england/arsenal', name: 'Arsenal', national: false },
  ])
  expect(batch.fixtures).toMatchObject([
    {
      season: 'england/premier-league 2014/2015',
      stage: null,
      round: '3',
      kickoff: '2014-08-31T15:00:00.000Z',
      kickoffKnown: true,
      state: 5,
      home: 'england/leicester-city',
      away: 'england/arsenal',
      scores: { halfTime: [1, 1], fullTime: [1, 1], extraTime: null, shootOut: null, current: [1, 1] },
    },
  ])
  expect(batch.stages).toEqual([])
  expect(batch.events).toEqual([])
})

it('reads a team behind the clock of another zone', () => {
  const { batch } = parseMatches(LEAGUE, [{ ...GAME, team1: '(19:00 EEST) Leicester City' }])
  expect(batch.teams?.map(({ name }) => name)).toEqual(['Leicester City', 'Arsenal'])
})

it('keeps a fixture under its key when its day changes', () => {
  expect(fixtureOf({ ...GAME, date: '2015-01-20' }).key).toBe(fixtureOf(GAME).key)
})

describe('the layouts of the years', () => {
  const expected = { halfTime: [1, 0], fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] }
  it.each([
    ['periods', { ...GAME, score: { ht: [1, 0], ft: [2, 1] } }],
    ['a number per side', { ...GAME, score1: 2, score2: 1, score1i: 1, score2i: 0 }],
  ])('score as %s', (_, match) => expect(fixtureOf(match).scores).toEqual(expected))

  it('the final score alone', () => {
    expect(fixtureOf({ ...GAME, score: [2, 1] }).scores).toEqual({ ...expected, halfTime: null })
  })

  it('matches in rounds, teams as objects', () => {
    const team = (name: string) => ({ name, code: 'XXX' })
    const match = { date: '2014-08-31', team1: team('Leicester City'), team2: team('Arsenal FC'), score1: 2, score2: 1 }
    const fixture = onlyFixture(parseSample({ name: LEAGUE, rounds: [{ name: 'Matchday 3', matches: [match] }] }))
    expect(fixture).toMatchObject({ round: '3', scores: { fullTime: [2, 1] }, home: 'england/leicester-city' })
  })
})

describe('the kick-off', () => {
  it.each([
    ['English Premier League 2014/15', 'Arsenal FC', 'Aston Villa', '2014-12-06', '15:00', '2014-12-06T15:00:00.000Z'],
    ['Deutsche Bundesliga 2014/15', 'Hamburger SV', 'VfB Stuttgart', '2014-09-06', '15:30', '2014-09-06T13:30:00.000Z'],
    ['Greek Super League 2018/19', 'Aris Saloniki', 'Xanthi FC', '2018-12-06', '17:00', '2018-12-06T15:00:00.000Z'],
    ['Russia Premier League 2018/19', 'FK Ural', 'FK Rostov', '2018-09-17', '17:30', '2018-09-17T14:30:00.000Z'],
    [
      'UEFA Champions League 2015/16',
      'Chelsea FC (ENG)',
      'FC Porto (POR)',
      '2015-12-09',
      '20:45',
      '2015-12-09T19:45:00.000Z',
    ],
    ['World Cup 2018', 'Russia', 'Egypt', '2018-06-19', '21:00 UTC+3', '2018-06-19T18:00:00.000Z'],
  ])('%s: %s v %s by the clock of the file', (title, team1, team2, date, time, kickoff) => {
    expect(fixtureOf({ team1, team2, date, time }, title)).toMatchObject({ kickoff, kickoffKnown: true })
  })

  it.each([
    ['without a time', LEAGUE, GAME],
    [
      'in a country of several clocks',
      'Liga MX 2018/19',
      { ...GAME, date: '2018-08-31', time: '21:06', team1: 'Club Tijuana', team2: 'Cruz Azul' },
    ],
    ['in files made by another hand', LEAGUE, { ...GAME, time: '14:00', round: '3. Round' }],
  ])('is a day %s', (_, title, match) => {
    expect(fixtureOf(match, title)).toMatchObject({ kickoff: `${match.date}T00:00:00.000Z`, kickoffKnown: false })
  })

  it('is a day where the time is none, and that is reported', () => {
    const result = parseMatches(LEAGUE, [{ ...GAME, time: '25:99' }])
    expect(onlyFixture(result).kickoffKnown).toBe(false)
    expect(shortProblems(result)).toEqual(['Leicester City - Arsenal FC 2014-08-31 | time | 25:99 is no time of day'])
  })
})

describe('how a match ended', () => {
  it.each([
    ['after extra time', { ft: [1, 1], et: [2, 1] }, 7, [2, 1]],
    ['after a shoot-out', { ft: [1, 1], et: [2, 2], p: [3, 4] }, 8, [2, 2]],
    ['after a shoot-out without extra time', { ft: [2, 2], p: [2, 4] }, 8, [2, 2]],
  ])('%s', (_, score, state, current) => {
    expect(fixtureOf({ ...GAME, score })).toMatchObject({ state, scores: { fullTime: score.ft, current } })
  })

  it.each([
    ['cancelled', 12],
    ['canceled', 12],
    ['postponed', 10],
    ['abandoned', 15],
  ])('%s', (status, state) => expect(fixtureOf({ ...GAME, status, score: {} })).toMatchObject({ state }))

  it('awarded, with the score given', () => {
    const fixture = fixtureOf({ ...GAME, status: 'awarded', score: { ft: [0, 3] } })
    expect(fixture).toMatchObject({ state: 17, scores: { current: [0, 3] } })
  })

  it('is missing before the last result of the file and ahead after it', () => {
    const result = parseMatches(LEAGUE, [
      { ...GAME, date: '2014-08-16', team2: 'Chelsea FC' },
      { ...GAME, score: { ft: [1, 1] } },
      { ...GAME, date: '2014-09-13', team2: 'Everton FC', score: {} },
    ])
    expect(result.batch.fixtures?.map((fixture) => fixture.state)).toEqual([19, 5, 1])
    expect(shortProblems(result)).toEqual([
      'Leicester City - Chelsea FC 2014-08-16 | the score is missing although later matches have one',
    ])
  })

  it('is unknown from `until` on, the goals neither', () => {
    const match = { date: '2018-06-19', time: '21:00 UTC+3', team1: 'Russia', team2: 'Egypt', score: { ft: [1, 0] } }
    const reported = { ...match, goals1: [{ name: 'Dzyuba', minute: 62 }], goals2: [] }
    const before = parseMatches('World Cup 2018', [reported], { until: '2018-06-20' })
    expect(before.batch).toMatchObject({ fixtures: [{ state: 5 }], events: [{ events: [{ playerName: 'Dzyuba' }] }] })
    const ahead = parseMatches('World Cup 2018', [reported], { until: '2018-06-19' })
    expect(ahead.batch).toMatchObject({
      fixtures: [{ state: 1, scores: { fullTime: null, current: null } }],
      events: [],
    })
  })
})

describe('impossible data', () => {
  it.each([
    ['half-time', { ht: [2, 0], ft: [1, 1] }, 5, 'ht | 2-0 cannot be the half-time of 1-1'],
    ['extra time', { ft: [1, 1], et: [0, 1] }, 5, 'et | 0-1 cannot follow 1-1'],
    ['shoot-out', { ft: [1, 1], p: [4, 4] }, 8, 'p | 4-4 has no winner'],
    ['half-time', { ht: [1], ft: [1, 1] }, 5, 'ht | [1] is no score'],
  ])('of the %s is doubted and left unknown', (_, score, state, problem) => {
    const result = parseMatches(LEAGUE, [{ ...GAME, score }])
    expect(shortProblems(result)).toEqual([`Leicester City - Arsenal FC 2014-08-31 | ${problem}`])
    expect(onlyFixture(result)).toMatchObject({ state, scores: { halfTime: null, extraTime: null, shootOut: null } })
  })

  it.each([
    ['a day of another season', { ...GAME, date: '2014-01-01' }, '2014-01-01 is no day of the season 2014/2015'],
    ['no day', { ...GAME, date: 'soon' }, 'soon is no day of the season 2014/2015'],
    ['a team not known yet', { ...GAME, team2: 'N.N.' }, 'N.N. is no team yet'],
    ['no team', { ...GAME, team2: '' }, 'the away team is missing'],
    ['one team twice', { ...GAME, team1: 'Arsenal FC' }, 'Arsenal FC cannot play itself'],
    ['a match listed before', { ...GAME, date: '2014-09-01', team2: 'Chelsea FC' }, 'repeats a match of Matchday 3'],
  ])('as %s is refused, the other matches are taken', (_, match, message) => {
    const { report } = parseMatches(LEAGUE, [{ ...GAME, team2: 'Chelsea FC' }, match])
    expect(report.matchesTaken).toBe(1)
    expect(report.problems).toMatchObject([{ severity: 'row-refused', message }])
  })

  it('keeps a club that is not in the list by the name of the file, and says so', () => {
    const result = parseMatches(LEAGUE, [{ ...GAME, team2: 'Ambridge FC' }])
    expect(result.batch.teams?.[1]).toMatchObject({ name: 'Ambridge FC', stableKey: null })
    expect(result.report.problems[0]?.message).toBe('Ambridge FC is not in the list of clubs')
  })
})

describe('a file of which nothing can be taken', () => {
  it.each([
    ['no JSON', '<html>', 'the file is no JSON object'],
    ['no competition', { matches: [GAME] }, 'the file has no name of a competition'],
    ['no matches', { name: 'World Cup 2018', groups: [] }, 'the file has no matches'],
    [
      'no season',
      { name: 'English Premier League', matches: [GAME] },
      'the title does not end with a season: English Premier League',
    ],
    ['no match', { name: LEAGUE, matches: [{ ...GAME, date: '' }] }, 'none of the 1 matches can be taken'],
  ])('has %s', (_, content, fatal) => {
    const { batch, report } = parseSample(content)
    expect(batch).toEqual({ source: 'openfootball' })
    expect(report).toMatchObject({ matchesTaken: 0, fatal })
  })
})

it('reads a title it has not met by the code in the name of the file', () => {
  const match = { ...GAME, team1: 'FC Porto', team2: 'SL Benfica' }
  const { batch } = parseSample(
    { name: 'Liga Portugal 2014/15', matches: [match] },
    {},
    'football.json/2014-15/pt.1.json',
  )
  expect(batch.leagues?.[0]?.stableKey).toBe('portugal/primeira-liga')
})

it('leaves lists next to the matches aside', () => {
  expect(
    openfootball.group?.(['2018/worldcup.json', '2018/worldcup.groups.json', 'en.1.clubs.json', 'en.1.json']),
  ).toEqual([['2018/worldcup.json'], ['en.1.json']])
})
