import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasStages, isTableWhole, roundLines, shareOf, unnamed } from './completeness.model.ts'

const team = (id: number) => ({ id, name: `Team ${id}`, image_path: '', short_code: null })
const stage = (id: number) => ({ id, name: `Stage ${id}` })
const match = (round: string | null, of: number | null) => ({
  ...{ home: team(1), away: team(2), starting_at: null, round },
  stage: of === null ? null : stage(of),
})
const held = { held: 1, of: 1 }
const round = (name: string, of: number) => ({
  ...{
    stage: stage(of),
    round: name,
    stored: 2,
    results: held,
    prices: held,
    statistics: held,
    events: held,
    lineups: held,
  },
})

test('only everything is 100 per cent, and nothing due has no share', () => {
  expect([shareOf({ held: 288, of: 289 }, 1), shareOf({ held: 288, of: 289 }), shareOf({ held: 0, of: 0 })]).toEqual([
    99.6,
    99,
    null,
  ])
  const counts = fc.integer({ min: 1, max: 700 }).chain((of) => fc.record({ of: fc.constant(of), held: fc.nat(of) }))
  fc.assert(
    fc.property(counts, fc.constantFrom<0 | 1>(0, 1), (count, decimals) => {
      const share = shareOf(count, decimals) ?? -1
      expect(share === 100).toBe(count.held === count.of)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual((100 * count.held) / count.of)
    }),
  )
})

test('a table is whole where no result of its own is missing', () => {
  const answer = { results: { held: 9, of: 10 }, missing: [match('6', 2)] }
  expect([isTableWhole(answer), isTableWhole(answer, 1), isTableWhole(answer, 2)]).toEqual([false, true, false])
  expect(isTableWhole({ results: { held: 8, of: 10 }, missing: [match('6', 2)] }, 1)).toBe(false)
  expect(isTableWhole({ results: { held: 10, of: 10 }, missing: [] })).toBe(true)
  expect(isTableWhole({ results: { held: 0, of: 0 }, missing: [] })).toBe(false)
})

test('missing matches stand in their rounds, and those of no name are counted', () => {
  const missing = [match('6', 1), match('6', 2), match(null, null)]
  const answer = { results: { held: 5, of: 10 }, missing, rounds: [round('5', 1), round('6', 1), round('6', 2)] }
  expect(roundLines(answer).map((one) => [one.stage?.id, one.round, one.missing.length])).toEqual([
    [2, '6', 1],
    [1, '6', 1],
    [1, '5', 0],
  ])
  expect([unnamed(answer), hasStages(answer), hasStages({ rounds: [round('5', 1)] })]).toEqual([2, true, false])
})
