import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zonesOf } from './zones.ts'

const NAMES = Array.from({ length: 10 }, (_, at) => `Team ${at}`)
const match = (home: string, away: string) => ({ kickoff: '2025-02-01T20:00:00.000Z', home, away })
/** Everybody meets everybody of its own zone once, and its rival of the other. */
const championship = (zones: readonly (readonly string[])[]) => [
  ...zones.flatMap((zone) => zone.flatMap((home, at) => zone.slice(at + 1).map((away) => match(home, away)))),
  ...(zones[0] ?? []).map((home, at) => match(home, zones[1]?.[at] ?? '')),
]

test('zones follow from who meets whom, whatever the order of the teams', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(NAMES, { minLength: 10, maxLength: 10 }), (order) => {
      const zones = [order.slice(0, 5), order.slice(5)]
      const [first, second] = zonesOf(NAMES, championship(zones), order[0] ?? '') ?? []
      expect(new Set(first)).toEqual(new Set(zones[0]))
      expect(new Set(second)).toEqual(new Set(zones[1]))
    }),
  )
})

test('one match that is missing leaves them certain', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Team ${at}`)
  const zones = [names.slice(0, 15), names.slice(15)]
  expect(zonesOf(names, championship(zones).slice(1), 'Team 0')).toEqual(zones)
})

test('nothing is said of zones while many matches are missing, or where everybody meets', () => {
  const zones = [NAMES.slice(0, 5), NAMES.slice(5)]
  expect(zonesOf(NAMES, championship(zones).slice(6), 'Team 0')).toBeNull()
  expect(zonesOf(NAMES, championship([NAMES, []]), 'Team 0')).toBeNull()
})
