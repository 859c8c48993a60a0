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
    'Week # 7',
    'Fecha N° 7',
    'Giornata n. 7',
    '7-й тур',
    'Αγωνιστική 7',
    '第7节',
    '7. umferð',
    'Regular Season - 7',
    'MD7',
    '7',
  ])('%s is the seventh matchday of a league', (round) => {
    const game = { team1: 'Arsenal FC', team2: 'Chelsea FC', date: '2015-10-03' }
    const fixture = onlyFixture(parseMatches('English Premier League 2015/16', [{ ...game, round }]))
    expect([fixture.round, fixture.stage]).toEqual(['7', null])
  })

  it.each(['Round of 16', 'Play-off 2', 'Group 3', 'Leg 2', 'Viertelfinale 1', 'Phase 2', '5. Platz'])(
    '%s is no matchday in a league either',
    (round) => {
      const game = { team1: 'Arsenal FC', team2: 'Chelsea FC', date: '2015-10-03' }
      expect(onlyFixture(parseMatches('English Premier League 2015/16', [{ ...game, round }])).stage).not.toBeNull()
    },
  )

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
    ['20:45:00Z', '20:45'],
    ['20:45+02:00', '18:45'],
    ['20:45 Europe/Madrid', '19:45'],
    ['20:45 CEST (UTC+2)', '18:45'],
    ['8:45 PM ET', '01:45'],
    ['20h45 SAST', '18:45'],
  ])('%s is %s in UTC in winter', (time, utc) => {
    const fixture = onlyFixture(parseMatches(CUP, [{ ...first, date: '2016-03-01', time }]))
    expect([fixture.kickoff.slice(11, 16), fixture.kickoffKnown]).toEqual([utc, true])
  })

  it('a clock that several places have is the one of the league', () => {
    const at = (name: string) => {
      const game = { team1: 'Home', team2: 'Away', date: '2024-03-09', time: '19:30 CST' }
      return onlyFixture(parseMatches(name, [game]))
    }
    expect(at('China | Super League 2024').kickoff).toBe('2024-03-09T11:30:00.000Z')
    expect(at('English Premier League 2023/24').kickoffKnown).toBe(false)
  })

  it('an unknown clock is no time of day', () => {
    const result = parseMatches(CUP, [{ ...first, time: '20:45 XYZ' }])
    expect(onlyFixture(result).kickoffKnown).toBe(false)
    expect(shortProblems(result)[0]).toContain('is no time of day')
  })
})
