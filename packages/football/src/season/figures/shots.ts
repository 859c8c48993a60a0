import type { TypedNumbers } from '../../records/match.ts'
import { mean, sumOf } from './shares.ts'

const PARTS = { total: 42, on_target: 86, off_target: 41, inside_box: 49, outside_box: 50, blocked: 58 } as const

/** Shots over matches, each kind as far as it is reported, and the average of all of them; undefined when none is reported. */
export function shotsOf(matches: readonly TypedNumbers[]): Record<string, number> | undefined {
  const reported = Object.entries(PARTS).flatMap(([name, type]) => {
    const known = matches.flatMap((figures) => figures[type] ?? [])
    return known.length === 0 ? [] : [{ name, sum: sumOf(known), matches: known.length }]
  })
  if (reported.length === 0) return undefined
  const total = reported.find(({ name }) => name === 'total')
  return {
    ...Object.fromEntries(reported.map(({ name, sum }) => [name, sum])),
    ...(total && { average: mean(total.sum, total.matches) }),
    ...(total && total.matches < matches.length && { matches: total.matches }),
  }
}
