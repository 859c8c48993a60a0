import type { ComparisonSide } from '@touchline/contract'
import { HIT_RATES, STREAKS } from '@touchline/football'
import { expect, test } from 'vitest'
import { cardRows, formRows, halvesRows, isKnown, lengthOf, rateRows, streakRows } from './comparison.model.ts'

const nothing = { count: 0, matches: 0, share: null, low: null, high: null }
const none = { won: 0, drawn: 0, lost: 0 }
const ground = { ...none, played: 0, scored: 0, conceded: 0 }
const unknown = { matches: 0, mean: null, low: null, high: null }
const each = <Key extends string, V>(keys: readonly Key[], value: V) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, V>

const side = (known: Partial<ComparisonSide> = {}): ComparisonSide => ({
  participant_id: 1,
  participant: { id: 1, name: 'Ashton', image_path: '', short_code: null },
  ...{ matches: 0, form: [], home: ground, away: ground, points: unknown, scored: unknown, conceded: unknown },
  hit_rates: each(HIT_RATES, nothing),
  streaks: each(STREAKS, { length: 0, whole: false }),
  first_goal: {
    ...{ matches: 0, goalless: 0, scored: nothing, conceded: nothing },
    after_scored: none,
    after_conceded: none,
  },
  half_time: { matches: 0, leading: none, level: none, trailing: none },
  card_minutes: { matches: 0, parts: [{ label: '0-15', cards: 0 }] },
  missing: [],
  expected: [],
  ...known,
})

test('figures that no match of either team knows have no row', () => {
  const pair = { home: side(), away: side() }
  expect([formRows(pair), rateRows(pair), halvesRows(pair), streakRows(pair), cardRows(pair)].flat()).toEqual([])
})

test('figures that only one team knows have one', () => {
  const over = { count: 3, matches: 4, share: 0.75, low: 0.3, high: 0.95 }
  const pair = { home: side(), away: side({ hit_rates: { ...each(HIT_RATES, nothing), over_25: over } }) }
  const [only, ...others] = rateRows(pair)
  expect(others).toEqual([])
  expect([only?.key, only && lengthOf(only.home), only && lengthOf(only.away)]).toEqual(['over_25', null, 0.75])
})

test('runs of two matches and more are named, bars as long as the longest', () => {
  const run = (length: number) => ({ length, whole: false })
  const pair = {
    home: side({ matches: 5, streaks: { ...each(STREAKS, run(0)), won: run(1), unbeaten: run(2) } }),
    away: side({ matches: 9, streaks: { ...each(STREAKS, run(0)), unbeaten: run(1), scored: run(8) } }),
  }
  const rows = streakRows(pair)
  expect(rows.map(({ key }) => key)).toEqual(['unbeaten', 'scored'])
  expect(rows.map(({ home, away }) => [lengthOf(home), lengthOf(away)])).toEqual([
    [0.25, 0.125],
    [0, 1],
  ])
})

test('situations known never to have happened count as none, not unknown', () => {
  const half_time = { matches: 5, leading: none, level: { won: 1, drawn: 2, lost: 2 }, trailing: none }
  const rows = halvesRows({ home: side({ half_time }), away: side() })
  expect(rows.map(({ key, home, away }) => [key, isKnown(home), isKnown(away)])).toEqual([
    ['leading', true, false],
    ['level', true, false],
    ['trailing', true, false],
  ])
  expect(rows[0] && lengthOf(rows[0].home)).toBeNull()
})
