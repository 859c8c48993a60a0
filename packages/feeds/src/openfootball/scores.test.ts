import { describe, expect, it } from 'vitest'
import { onlyFixture, parseMatches, shortProblems } from './sample.testing.ts'

const CUP = 'UEFA Champions League 2015/16'
const ARSENAL = 'Arsenal FC (ENG)'
const PORTO = 'FC Porto (POR)'
const first = { round: 'Quarterfinals', team1: ARSENAL, team2: PORTO, date: '2016-04-05' }
const second = { round: 'Quarterfinals', team1: PORTO, team2: ARSENAL, date: '2016-04-13' }
const scoresOf = (...matches: readonly object[]) =>
  parseMatches(CUP, matches).batch.fixtures?.map(({ state, scores }) => ({ state, ...scores }))

describe('extra time and shoot-outs', () => {
  it('follow a second leg that has a winner where both legs have none', () => {
    const score = { ft: [1, 0], et: [1, 0], p: [4, 2] }
    expect(scoresOf({ ...first, score: { ft: [1, 0] } }, { ...second, score })).toMatchObject([
      { state: 5 },
      { state: 8, fullTime: [1, 0], extraTime: [1, 0], shootOut: [4, 2] },
    ])
  })

  it('follow no match that has a winner where both legs have one too, or there is one match alone', () => {
    const score = { ft: [3, 1], et: [3, 1], p: [3, 1] }
    const decided = { state: 5, fullTime: [3, 1], extraTime: null, shootOut: null, current: [3, 1] }
    expect(scoresOf({ ...first, score: { ft: [1, 0] } }, { ...second, score })?.[1]).toMatchObject(decided)
    const alone = parseMatches(CUP, [{ ...second, score }])
    expect(onlyFixture(alone)).toMatchObject({ state: 5, scores: { extraTime: null, shootOut: null } })
    expect(shortProblems(alone)).toHaveLength(1)
  })

  it('are known without the score after 90 minutes, goals too', () => {
    const goals = { goals1: [{ name: 'A', minute: '51' }], goals2: [{ name: 'B', minute: '86' }] }
    const { batch } = parseMatches(CUP, [{ ...first, score: { et: [1, 1], p: [2, 4] }, ...goals }])
    expect(batch.fixtures).toMatchObject([
      { state: 8, scores: { fullTime: null, extraTime: [1, 1], shootOut: [2, 4], current: [1, 1] } },
    ])
    expect(batch.events).toMatchObject([{ events: [{ playerName: 'A' }, { playerName: 'B' }] }])
  })
})

describe('a pair that meets again in a round', () => {
  const LEAGUE = 'Major League Soccer 2016'
  const game = { round: 'Matchday 5', team1: 'Seattle Sounders FC', team2: 'Los Angeles Galaxy' }

  it('has two matches on two days', () => {
    const { batch, report } = parseMatches(LEAGUE, [
      { ...game, date: '2016-07-09', score: { ft: [0, 1] } },
      { ...game, date: '2016-07-31', score: { ft: [1, 1] } },
    ])
    expect(batch.fixtures?.map(({ kickoff }) => kickoff.slice(0, 10))).toEqual(['2016-07-09', '2016-07-31'])
    expect(new Set(batch.fixtures?.map(({ key }) => key)).size).toBe(2)
    expect(report.problems.filter(({ severity }) => severity === 'row-refused')).toEqual([])
  })

  it('has one match where the first was put off', () => {
    const { batch } = parseMatches(LEAGUE, [
      { ...game, date: '2016-07-09', status: 'postponed' },
      { ...game, date: '2016-07-31', score: { ft: [1, 1] } },
    ])
    expect(batch.fixtures).toMatchObject([{ state: 5, kickoff: expect.stringMatching(/^2016-07-31/) }])
  })

  it('has one match where it is listed twice', () => {
    const { report } = parseMatches(LEAGUE, [
      { ...game, date: '2016-07-09', score: { ft: [0, 1] } },
      { ...game, date: '2016-07-10', score: { ft: [0, 1] } },
    ])
    expect(report.matchesTaken).toBe(1)
  })
})

describe('words of other people', () => {
  it.each([
    'Matchday 7',
    '7. Round',
    'Round 7',
    'Week 7',
    'Jornada 7',
    '7ª Jornada',
    '7. Spieltag',
    'Giornata 7',
    '7a giornata',
    'Speelronde 7',
    'Journée 7',
    '7e journée',
    'Kolejka 7',
    '7. kolejka',
    'Omgång 7',
    'Rodada 7',
    '7. Hafta',
    '7. forduló',
  ])('%s is the seventh matchday of a league', (round) => {
    const game = { team1: 'Arsenal FC', team2: 'Chelsea FC', date: '2015-10-03' }
    const fixture = onlyFixture(parseMatches('English Premier League 2015/16', [{ ...game, round }]))
    expect([fixture.round, fixture.stage]).toEqual(['7', null])
  })

  it('Round 1 of a cup is a round and no matchday', () => {
    const { batch } = parseMatches('DFB Pokal 2015/16', [
      { round: 'Round 1', team1: 'Hertha BSC', team2: 'FC St. Pauli', date: '2015-08-08' },
    ])
    expect(batch.stages).toMatchObject([{ name: 'Round 1' }])
  })

  it('a path of play-offs has its semi-finals and its final apart', () => {
    const { batch } = parseMatches(CUP, [
      { ...first, round: 'UEFA Play-offs, Path A, Semi-finals' },
      { ...second, round: 'UEFA Play-offs, Path A, Final' },
    ])
    expect(batch.fixtures?.map(({ round }) => round)).toEqual(['Semi-finals', 'Final'])
  })

  it.each([
    ['20:45 CET', '19:45'],
    ['20:45 CEST', '19:45'],
    ['20:45 UTC', '20:45'],
    ['20:45 UTC+5:30', '15:15'],
    ['20:45 UTC-3', '23:45'],
    ['20:45 GMT', '20:45'],
  ])('%s is %s in UTC in winter', (time, utc) => {
    const fixture = onlyFixture(parseMatches(CUP, [{ ...first, date: '2016-03-01', time }]))
    expect(fixture).toMatchObject({ kickoff: `2016-03-01T${utc}:00.000Z`, kickoffKnown: true })
  })

  it('a clock that nobody knows is no time of day', () => {
    const result = parseMatches(CUP, [{ ...first, time: '20:45 XYZ' }])
    expect(onlyFixture(result).kickoffKnown).toBe(false)
    expect(shortProblems(result)[0]).toContain('is no time of day')
  })
})
