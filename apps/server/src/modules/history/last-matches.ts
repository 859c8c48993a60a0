import type { PastMatchStats } from '@touchline/contract'
import type { Database } from '@touchline/database'
import { bookmakerIdOf, bookmakerName } from '@touchline/football'
import { findMatches } from './find-matches.ts'
import { findHistory } from './history-row.ts'
import { type LastQuery, lastFilters, similarFilters } from './last-filters.ts'
import { findLastPage, findPricedBy } from './last-matches.queries.ts'
import { viewPastMatch } from './past-match.view.ts'
import { pastSums } from './past-sums.view.ts'
import { countHits } from './rates/count-hits.ts'
import { viewHitRates } from './rates/hit-rates.view.ts'
import { findSimilarPage } from './similar/similar-matches.queries.ts'

interface FoundPage {
  fixtureIds: readonly number[]
  total: number
  underCoach: number
  /** Whether each match is listed for its home team; null where all are listed for the requested team. */
  homes: readonly boolean[] | null
  /** The matches whose hit rates are counted, on any page, and whether each is seen from its home team. */
  countedIds: readonly number[]
  countedHomes: readonly boolean[]
}

/**
 * A page of a team's finished matches with its sums, or of all teams' at its price.
 * @param ladder bookmakers of the reference price, whose prices are compared when the query names none
 */
export async function findLastMatches(
  database: Database,
  query: LastQuery,
  ladder: readonly number[],
): Promise<{ c_coach: number; stats: PastMatchStats }> {
  const bookmaker = query.similar === 0 ? null : await findBookmaker(database, query, ladder)
  const { fixtureIds, total, underCoach, homes, countedIds, countedHomes } = await findPage(database, query, bookmaker)
  const [matches, hits] = await Promise.all([
    findHistory(database, fixtureIds).then((found) => findMatches(database, found)),
    countHits(database, { fixtureIds: countedIds, homes: countedHomes, half: query.fullHalf }),
  ])
  const homeOf = homes && new Map(fixtureIds.map((id, at) => [id, homes[at]]))
  const seen = homeOf
    ? matches.map((match) => ({ ...match, listedFor: homeOf.get(match.id) ? ('home' as const) : ('away' as const) }))
    : matches
  const listed = seen.map((match) => viewPastMatch(match, query.fullHalf, query.id))
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
      hit_rates: viewHitRates(hits),
    },
  }
}

async function findPage(database: Database, query: LastQuery, bookmaker: number | null): Promise<FoundPage> {
  const { pgNo, perPage } = query
  const wide = similarFilters(query, bookmaker)
  if (wide === null) {
    return {
      ...(await findLastPage(database, { lastFilters: lastFilters(query, bookmaker), page: pgNo, perPage })),
      homes: null,
    }
  }
  return { ...(await findSimilarPage(database, { similarFilters: wide, pageNumber: pgNo, perPage })), underCoach: 0 }
}

function findBookmaker(database: Database, query: LastQuery, ladder: readonly number[]): Promise<number | null> {
  const named = query.similar_source === undefined ? null : bookmakerIdOf(query.similar_source)
  return named === null ? findPricedBy(database, query.id, ladder) : Promise.resolve(named)
}
