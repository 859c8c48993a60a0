import { HIT_RATES, type HitCounts, happenedBit, knownBit } from '@touchline/football'
import { sql } from 'drizzle-orm'

const times = (bit: number) => sql`count(*) filter (where hits & ${sql.raw(String(bit))} <> 0)`

/** Of rows with the `hits` of a side: of each hit rate in how many it is known, then in how many it happened. */
export const hitsOf = (from: string) =>
  sql<number[]>`(select array[${sql.join(
    HIT_RATES.flatMap((_, at) => [times(knownBit(at)), times(happenedBit(at))]),
    sql`, `,
  )}]::int[] from ${sql.raw(from)})`

/** The same by the names of the rates. */
export const hitCountsOf = (hits: readonly number[]): HitCounts =>
  Object.fromEntries(
    HIT_RATES.map((rate, at) => [rate, { matches: hits[2 * at] ?? 0, count: hits[2 * at + 1] ?? 0 }]),
  ) as HitCounts
