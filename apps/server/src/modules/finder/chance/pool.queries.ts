import { finderFact, type Queryable, rows, selection, statement } from '@touchline/database'
import type { Finder } from '@touchline/football'
import type { Stratum } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import { betColumns, isFound } from '../finder.sql.ts'

/** Matches whose margin-free probability of the bet is in the same twentieth are alike. */
const WIDTH = sql.raw('50')
const FLOAT_BYTES = 4

const pool = (finder: Finder, leagues: readonly number[]) => {
  const { won, price, chance } = betColumns(finder.bet)
  return statement(() =>
    selection(
      {
        picked: sql<number>`(count(*) filter (where found))::integer`,
        profits: sql<Buffer>`string_agg(float4send(profit), ''::bytea)`,
      },
      (columns) => sql`
        select ${columns} from (
          select ${finderFact.leagueId} as league_id, (${chance}) / ${WIDTH} as band, coalesce(${isFound(finder)}, false) as found,
            (case when ${won} then ${price} - 1 else -1 end)::real as profit
          from ${finderFact} where ${finderFact.homeGoals} is not null and ${price} is not null and ${chance} is not null
            and ${finderFact.leagueId} = any(${sql.param(leagues)}::integer[])
        ) as finder_fact group by league_id, band`,
    ),
  )
}

/** All past bets of some leagues with their profits, those of one league and one twentieth of probability together. */
export async function findPool(queryable: Queryable, finder: Finder, leagues: readonly number[]): Promise<Stratum[]> {
  const found = await rows(queryable, pool(finder, leagues), {})
  return found.map(({ picked, profits }) => ({ picked, profits: floatsOf(profits) }))
}

/** The database sends the highest byte first. */
function floatsOf(bytes: Buffer): Float32Array {
  const swapped = Buffer.from(bytes).swap32()
  const floats = new Float32Array(swapped.length / FLOAT_BYTES)
  for (let at = 0; at < floats.length; at++) floats[at] = swapped.readFloatLE(at * FLOAT_BYTES)
  return floats
}
