import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDecided, STATE, STATES } from '../../match/states.ts'
import { allRules } from '../rules/index.ts'
import { asDecided, decidedResultOf, decidedResults, hasDecidedResults } from './decided-results.ts'

const named = (...names: string[]) => names.map((name, at) => ({ team: at + 1, name }))
const clubs = named('Alcorcón', 'Real Zaragoza', 'Tenerife')
const awarded = decidedResults('spain/la-liga-2', '2020/2021', clubs)
const [award] = awarded
if (!award) throw new Error('There is an award')

const played = (
  state: number,
  score: readonly [number, number] | null,
  halfTime: readonly [number, number] | null,
) => ({
  state,
  scores: { halfTime, fullTime: score, extraTime: null, shootOut: null, current: score },
})

describe('a match whose result was awarded', () => {
  test('is found by its clubs, whatever a source calls them, and by its day', () => {
    const found = (kickoff: string, home = 1, away = 2) => decidedResultOf(awarded, { home, away, kickoff })?.score
    expect(found('2020-10-03T14:00:00Z')).toEqual([0, 3])
    expect(found('2020-10-05T00:00:00Z')).toEqual([0, 3])
    expect(found('2021-02-22T20:00:00Z')).toBeUndefined()
    expect(found('2020-10-03T14:00:00Z', 2, 1)).toBeUndefined()
    expect(found('2020-10-03T14:00:00Z', 1, 3)).toBeUndefined()
    expect(decidedResults('spain/la-liga-2', '2020/2021', named('AD Alcorcon', 'Zaragoza'))).toHaveLength(1)
  })

  test('ends as awarded, whether it was played to its end or not', () => {
    for (const state of [STATE.full_time, STATE.abandoned, STATE.cancelled, STATE.awarded])
      expect(asDecided(played(state, [0, 0], [0, 0]), award)).toEqual(played(STATE.awarded, [0, 3], [0, 0]))
    expect(asDecided(played(STATE.full_time, [2, 1], [1, 0]), award)).toEqual(played(STATE.awarded, [0, 3], null))
  })

  test('stays as it is until it is over', () => {
    for (const state of [STATE.not_started, STATE.first_half, STATE.postponed, STATE.suspended])
      expect(asDecided(played(state, null, null), award)).toEqual(played(state, null, null))
  })
})

test('a result of the record replaces another one and says nothing of a match that has none', () => {
  const [bury] = decidedResults('england/league-two', '1994/1995', named('Bury', 'Walsall'))
  if (!bury) throw new Error('There is a recorded result')
  expect(asDecided(played(STATE.full_time, [0, 2], [0, 1]), bury)).toEqual(played(STATE.full_time, [0, 0], null))
  expect(asDecided(played(STATE.abandoned, [0, 2], null), bury)).toEqual(played(STATE.abandoned, [0, 2], null))
})

test('a decision changes nothing the second time, and the half-time never has more goals', () => {
  const score = fc.option(fc.tuple(fc.nat(5), fc.nat(5)))
  const state = fc.constantFrom(...STATES.map(({ id }) => id as number))
  const match = fc.tuple(state, score, score).map(([state, full, half]) => played(state, full, half))
  fc.assert(
    fc.property(match, fc.boolean(), fc.tuple(fc.nat(4), fc.nat(4)), (one, isAwarded, score) => {
      const decision = { ...award, isAwarded, score }
      const once = asDecided(one, decision)
      expect(asDecided(once, decision)).toEqual(once)
      if (once === one) return
      expect([once.scores.current, once.scores.fullTime, isDecided(once.state)]).toEqual([score, score, true])
      const [home, away] = once.scores.halfTime ?? [0, 0]
      expect([home <= score[0], away <= score[1]]).toEqual([true, true])
    }),
  )
})

test('every listed result is of a day of its season, between clubs that two names tell apart', () => {
  for (const { keys, decisions = {} } of allRules())
    for (const [year, { results = [] }] of Object.entries(decisions)) {
      const season = `${year}/${Number(year) + 1}`
      expect(hasDecidedResults(keys[0] ?? null, season)).toBe(results.length > 0)
      for (const [home, away, day] of results) {
        expect([0, 1]).toContain(Number(day.slice(0, 4)) - Number(year))
        expect(decidedResults(keys[0] ?? null, season, named(home, away)).length).toBeGreaterThan(0)
      }
    }
})
