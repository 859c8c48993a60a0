import { EVENT_TYPE, STATE } from '@touchline/football'
import { ligaGoal, ligaMatchRow, ligaResult } from '@touchline/testing/open-data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spoiltRows } from '../sportmonks/parse/spoilt.testing.ts'
import { cupShortcut } from './liga-leagues.ts'
import { readLastChange, readLigaMatches } from './liga-match.ts'
import { ligaMatchRecords } from './liga-records.ts'

const bytes = (answer: unknown) => Buffer.from(JSON.stringify(answer) ?? 'undefined')
const read = (...rows: readonly unknown[]) => readLigaMatches(bytes(rows))
const one = (fields: Record<string, unknown>) => {
  const { matches, problems } = read(ligaMatchRow(fields))
  const [match] = matches
  if (!match) throw new Error(JSON.stringify(problems))
  return { ...match, problems }
}

describe('a match of OpenLigaDB', () => {
  it('is joined by the names of its clubs, begins by the time in UTC and changed by a German clock', () => {
    expect(one({ lastUpdateDateTime: '2025-12-13T19:02:00.5' })).toMatchObject({
      key: '77000',
      kickoff: '2025-12-13T17:30:00.000Z',
      home: { key: '6', stableKey: 'germany/bayer-leverkusen' },
      away: { key: '65', stableKey: 'germany/1-fc-koln' },
      place: { round: '14' },
      updatedAt: Date.parse('2025-12-13T18:02:00Z'),
    })
  })

  it('is read in the older encoding too', () => {
    const answer = JSON.stringify([ligaMatchRow({})])
    expect(answer).toContain('Köln')
    const [match] = readLigaMatches(Buffer.from(answer, 'latin1')).matches
    expect(match?.away).toMatchObject({ key: '65', stableKey: 'germany/1-fc-koln' })
  })

  it('has its results by their types, in whichever order they are listed', () => {
    const [half, final] = [ligaResult(1, [0, 1]), ligaResult(2, [2, 1])]
    for (const matchResults of [
      [half, final],
      [final, half],
    ]) {
      const { scores, state, over } = one({ matchIsFinished: true, matchResults })
      expect(scores).toMatchObject({ halfTime: [0, 1], fullTime: [2, 1], current: [2, 1] })
      expect({ state, over }).toEqual({ state: STATE.full_time, over: true })
    }
  })

  it('has its goals in order, an own goal for the side whose score rises, added time next to minute 90', () => {
    const goals = [
      ligaGoal([2, 1], 90, { isPenalty: true, isOvertime: true, comment: '+11' }),
      ligaGoal([0, 1], 12, { isOwnGoal: true, goalGetterID: 4, goalGetterName: 'A. Stopper' }),
      ligaGoal([1, 1], 93 - 34, { goalGetterID: 5, goalGetterName: '' }),
    ]
    const { events, players, problems } = one({ matchIsFinished: true, matchResults: [ligaResult(2, [2, 1])], goals })
    expect(
      events?.map(({ type, side, minute, extraMinute, result, player }) => [
        type,
        side,
        minute,
        extraMinute,
        result,
        player,
      ]),
    ).toEqual([
      [EVENT_TYPE.own_goal, 'away', 12, null, '0-1', '4'],
      [EVENT_TYPE.goal, 'home', 59, null, '1-1', null],
      [EVENT_TYPE.penalty_goal, 'home', 90, 11, '2-1', null],
    ])
    expect(players.map(({ name }) => name)).toEqual(['A. Stopper'])
    expect(problems).toEqual([])
  })

  it('lists no goals when one of them is missing: half a list would read as the whole', () => {
    const { events, soFar, problems } = one({ goals: [ligaGoal([2, 0], 40)] })
    expect(events).toBeNull()
    expect(soFar).toEqual([2, 0])
    expect(problems).toMatchObject([{ reason: 'Its goals: none leads from 0-0 to 2-0.' }])
  })

  it('is not over while its result is missing or does not reach its goals', () => {
    expect(one({ matchIsFinished: true })).toMatchObject({ over: false, soFar: null })
    const early = one({ matchIsFinished: true, matchResults: [ligaResult(2, [0, 0])], goals: [ligaGoal([1, 0], 5)] })
    expect(early).toMatchObject({ over: false, soFar: [1, 0] })
  })

  it('in a league has no extra time, whatever is entered', () => {
    const matchResults = [ligaResult(2, [1, 1]), ligaResult(3, [0, 0])]
    expect(one({ matchIsFinished: true, matchResults }).scores).toMatchObject({ fullTime: [1, 1], extraTime: null })
  })

  it('in the cup has the kicks of a shoot-out separate from the goals of play', () => {
    const matchResults = [ligaResult(2, [1, 1]), ligaResult(3, [2, 2]), ligaResult(4, [6, 5])]
    const cup = {
      leagueShortcut: 'dfb2025',
      leagueName: 'DFB-Pokal 2025/2026',
      group: { groupName: 'Achtelfinale', groupOrderID: 3 },
    }
    expect(one({ ...cup, matchIsFinished: true, matchResults })).toMatchObject({
      state: STATE.after_penalties,
      scores: { fullTime: [1, 1], extraTime: [2, 2], shootOut: [4, 3], current: [2, 2] },
      place: { stage: 'Round of 16', type: 224 },
    })
  })
})

describe('a cup match with more results than it can have', () => {
  const cup = {
    leagueShortcut: 'dfb2026',
    leagueName: 'DFB-Pokal 2026/2027',
    group: { groupName: '1. Runde', groupOrderID: 1 },
    matchIsFinished: true,
  }

  it('ended after 90 minutes where it had a winner then, and its last goals fell in added time', () => {
    const results = [ligaResult(1, [1, 1]), ligaResult(2, [2, 1]), ligaResult(3, [2, 1]), ligaResult(4, [2, 1])]
    const goals = [ligaGoal([1, 0], 10), ligaGoal([1, 1], 45), ligaGoal([2, 1], 95)]
    const match = one({ ...cup, matchResults: results, goals })
    expect(match).toMatchObject({
      state: STATE.full_time,
      scores: { halfTime: [1, 1], fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] },
      problems: [],
    })
    expect(match.events?.at(-1)).toMatchObject({ minute: 90, extraMinute: 5 })
  })

  it('keeps the final score where the one after extra time is below it', () => {
    const matchResults = [ligaResult(1, [0, 0]), ligaResult(2, [2, 0]), ligaResult(3, [0, 0])]
    expect(one({ ...cup, matchResults })).toMatchObject({
      state: STATE.full_time,
      scores: { fullTime: [2, 0], extraTime: null, current: [2, 0] },
      problems: [{ reason: 'Its matchResults: 0-0 cannot follow 2-0.' }],
    })
  })
})

it('says nothing by an empty list', () => {
  expect(read()).toEqual({ matches: [], problems: [] })
})

it('reports a match of a competition that is not followed', () => {
  const { problems } = read(ligaMatchRow({ leagueShortcut: 'em', leagueName: 'EM 2024' }))
  expect(problems).toMatchObject([
    { key: '77000', reason: 'It is left out: em is none of the leagues that are followed.' },
  ])
})

it('reads when something was last entered', () => {
  expect(readLastChange(bytes('2025-12-13T19:02:00.123'))).toBe(Date.parse('2025-12-13T18:02:00Z'))
  expect(readLastChange(bytes(''))).toBeNull()
})

it('knows the cup of a season by its name, where there is only one', () => {
  const row = (leagueShortcut: string, leagueName: string, leagueSeason: string) => ({
    ...{ leagueShortcut, leagueName, leagueSeason, sport: { sportName: 'Fußball' } },
  })
  const leagues = [
    row('dfb2024', 'DFB-Pokal 2024/2025', '2024'),
    row('dfb25', 'DFB Pokal 2025', '2025'),
    row('f25', 'DFB-Pokal Frauen', '2025'),
  ]
  expect(cupShortcut(bytes(leagues), 2025)).toBe('dfb25')
  expect(cupShortcut(bytes([...leagues, row('x', 'DFB-Pokal Tipp', '2025')]), 2025)).toBeNull()
})

it('takes or reports each row of 10,000 spoilt answers, and never throws', () => {
  const whole = ligaMatchRow({
    matchIsFinished: true,
    matchResults: [ligaResult(2, [1, 0])],
    goals: [ligaGoal([1, 0], 3)],
  })
  fc.assert(
    fc.property(spoiltRows(whole), (rows) => {
      for (const row of rows) {
        const { matches, problems } = read(row)
        const leftOut = problems.filter(({ reason }) => reason.startsWith('It is left out'))
        expect(matches.length + leftOut.length).toBe(1)
      }
      const { matches } = read(...rows, ligaMatchRow({ matchID: 999_999_999 }))
      const batch = ligaMatchRecords(matches)
      expect(batch.fixtures?.some(({ key }) => key === '999999999')).toBe(true)
      const players = new Set(batch.players?.map(({ key }) => key))
      for (const { player } of batch.events?.flatMap(({ events }) => events) ?? [])
        expect(player === null || players.has(player)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
}, 600_000)
