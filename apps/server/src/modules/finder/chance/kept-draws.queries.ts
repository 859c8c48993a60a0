import {
  type Database,
  execute,
  finderChance,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  statement,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { eq, lt } from 'drizzle-orm'

const KEPT_MS = 7 * DAY_MS

const KEPT = statement((p: Placeholders<{ key: string }>) =>
  query
    .select({
      bets: finderChance.bets,
      profit: finderChance.profit,
      draws: finderChance.draws,
      asGood: finderChance.asGood,
    })
    .from(finderChance)
    .where(eq(finderChance.key, p.key)),
)

export const findKeptDraw = (queryable: Queryable, key: string) => firstRow(queryable, KEPT, { key })

export async function keepDraw(queryable: Queryable, kept: typeof finderChance.$inferInsert): Promise<void> {
  const { key: _, ...set } = kept
  await execute(
    queryable,
    query.insert(finderChance).values(kept).onConflictDoUpdate({ target: finderChance.key, set }),
  )
}

/** A request for a deleted one draws it again. */
export const dropOldDraws = ({ pool }: Database, now: Date) =>
  execute(pool, query.delete(finderChance).where(lt(finderChance.madeAt, new Date(now.getTime() - KEPT_MS))))
