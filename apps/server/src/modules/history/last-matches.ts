import type { PastMatchStats } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { bookmakerIdOf, bookmakerName } from '@touchline/football'
import { findMatches } from './find-matches.ts'
import { findHistory } from './history-row.ts'
import { type LastQuery, lastFilters } from './last-filters.ts'
import { findLastPage, findPricedBy } from './last-matches.queries.ts'
import { viewPastMatch } from './past-match.view.ts'
import { pastSums } from './past-sums.view.ts'

/**
 * A page of a team's finished matches with its sums.
 * @param ladder bookmakers of the reference price, whose prices are compared when the query names none
 */
export async function findLastMatches(
  database: Database,
  query: LastQuery,
  ladder: readonly number[],
): Promise<{ c_coach: number; stats: PastMatchStats }> {
  const bookmaker = query.similar === 0 ? null : await findBookmaker(database, query, ladder)
  const { fixtureIds, total, underCoach } = await findLastPage(
    database,
    lastFilters(query, bookmaker),
    query.pgNo,
    query.perPage,
  )
  const rows = await findHistory(database, fixtureIds)
  const matches = await findMatches(database, rows)
  const listed = matches.map((match) => viewPastMatch(match, query.fullHalf, query.id))
  return {
    c_coach: underCoach,
    stats: {
      data: listed.map(({ match }) => match),
      foundCount: listed.length,
      total,
      ...pastSums(
        listed.map(({ row }) => row),
        query.id,
      ),
      similar_source: bookmakerName(bookmaker),
    },
  }
}

function findBookmaker(database: Database, query: LastQuery, ladder: readonly number[]): Promise<number | null> {
  const named = query.similar_source === undefined ? null : bookmakerIdOf(query.similar_source)
  return named === null ? findPricedBy(database, query.id, ladder) : Promise.resolve(named)
}
