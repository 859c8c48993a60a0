import { round2 } from '../../numbers.ts'
import type { DetailValue } from '../../records/season.ts'

/** Percent with two decimals, 0 of nothing. */
export const percentage = (count: number, of: number): number => (of === 0 ? 0 : round2((100 * count) / of))

/** A mean with two decimals, 0 of nothing. */
export const mean = (sum: number, of: number): number => (of === 0 ? 0 : round2(sum / of))

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** How many of the items hold, and which share that is. */
export function share<Item>(
  items: readonly Item[],
  holds: (item: Item) => boolean,
): { count: number; percentage: number } {
  const count = items.filter(holds).length
  return { count, percentage: percentage(count, items.length) }
}

/** The same overall and apart for home and away. */
export function shareByGround<Item extends { home: boolean }>(items: readonly Item[], holds: (item: Item) => boolean) {
  return {
    all: share(items, holds),
    home: share(atGround(items, true), holds),
    away: share(atGround(items, false), holds),
  }
}

export const atGround = <Item extends { home: boolean }>(items: readonly Item[], home: boolean): Item[] =>
  items.filter((item) => item.home === home)

/** Sum and average of known values, with the number of matches where that is not all of them; undefined when nothing is known. */
export function averaged(
  values: readonly (number | undefined)[],
): { count: number; average: number; matches?: number } | undefined {
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0) return undefined
  const count = sumOf(known)
  const rests = known.length < values.length ? { matches: known.length } : {}
  return { count, average: mean(count, known.length), ...rests }
}

/** Figures by type id without those that are not known. */
export function knownOnly(details: Readonly<Record<number, DetailValue | undefined>>): Record<number, DetailValue> {
  const known: Record<string, DetailValue> = {}
  for (const type in details) {
    const value = details[type]
    if (value !== undefined) known[type] = value
  }
  return known
}
