import { finderFact, type Queryable, type RowOf, rows, selection, statement } from '@touchline/database'
import type { Finder } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { betColumns, isFound } from './finder.sql.ts'

/** Sums over past matches, a row for each season of a league and month: everything on the page is made from these. */
const pastSums = (finder: Finder) => {
  const { won, price, best, chance, close } = betColumns(finder.bet)
  return statement(() =>
    selection(
      {
        leagueId: finderFact.leagueId,
        seasonId: finderFact.seasonId,
        month: finderFact.month,
        matches: sql<number>`count(*)::integer`,
        hits: sql<number>`(count(*) filter (where won))::integer`,
        expectedMatches: sql<number>`count(chance)::integer`,
        expectedHits: sql<number>`(count(*) filter (where won and chance is not null))::integer`,
        expected: sql<number>`coalesce(sum(chance), 0)::float8 / 1000`,
        bets: sql<number>`count(profit)::integer`,
        profit: sql<number>`coalesce(sum(profit), 0)`,
        profitSquares: sql<number>`coalesce(sum(profit * profit), 0)`,
        bestBets: sql<number>`count(best_profit)::integer`,
        bestProfit: sql<number>`coalesce(sum(best_profit), 0)`,
        bestSquares: sql<number>`coalesce(sum(best_profit * best_profit), 0)`,
        closingBets: sql<number>`count(value)::integer`,
        closingValue: sql<number>`coalesce(sum(value), 0)`,
        closingSquares: sql<number>`coalesce(sum(value * value), 0)`,
        beatClose: sql<number>`(count(*) filter (where value > 0))::integer`,
      },
      (columns) => sql`
        select ${columns} from (
          select ${finderFact.leagueId}, ${finderFact.seasonId}, ${finderFact.month}, ${won} as won, ${chance} as chance,
            case when ${won} then ${price}::float8 - 1 when ${price} is not null then -1 end as profit,
            case when ${won} then ${best}::float8 - 1 when ${best} is not null then -1 end as best_profit,
            ${price}::float8 * ${close} - 1 as value
          from ${finderFact} where ${finderFact.homeGoals} is not null and ${isFound(finder)}
        ) as finder_fact group by 1, 2, 3`,
    ),
  )
}

export type PastSums = RowOf<ReturnType<typeof pastSums>>

export const findPastSums = (queryable: Queryable, finder: Finder): Promise<PastSums[]> =>
  rows(queryable, pastSums(finder), {})
