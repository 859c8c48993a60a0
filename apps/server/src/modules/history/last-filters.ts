import type { lastMatches } from '@touchline/contract'
import { coachOf, venueOf } from '@touchline/contract/matches'
import { type Range, similarChanceRange, similarPriceRange } from '@touchline/football'
import type { z } from 'zod'
import type { LastFilters } from './last-matches.queries.ts'
import type { SimilarFilters } from './similar/similar-matches.queries.ts'

export type LastQuery = z.output<typeof lastMatches.query>

/** The filters in the query of a call. @param bookmakerId whose price is compared; null when nobody priced the team */
export function lastFilters(query: LastQuery, bookmakerId: number | null): LastFilters {
  return {
    teamId: query.id,
    seasonIds: seasonIdsOf(query.seasons),
    venue: venueOf(query),
    coachId: query.current_coach,
    exceptId: query.except ?? null,
    coach: coachOf(query),
    beforeId: beforeOf(query),
    similar: similarOf(query, bookmakerId),
  }
}

/** The match before whose kick-off the list ends; null where it does not end. */
export const beforeOf = ({ as_of, except }: Pick<LastQuery, 'as_of' | 'except'>): number | null =>
  as_of === 'kickoff' ? (except ?? null) : null

/** The filters for matches of several teams; null where the query has none. */
export function similarFilters(query: LastQuery, bookmakerId: number | null): SimilarFilters | null {
  const similar = similarOf(query, bookmakerId)
  if (query.scope === 'team' || similar === null) return null
  return {
    similar,
    leagueId: query.scope === 'league' ? (query.league ?? null) : null,
    seasonIds: seasonIdsOf(query.seasons),
    home: query.home === query.away ? null : query.home === 1,
    exceptId: query.except ?? null,
    beforeId: beforeOf(query),
  }
}

/** The compared prices and the tolerance; no bookmaker is 0, which matches nothing. */
function similarOf({ similar, tolerance, chance }: LastQuery, bookmakerId: number | null): LastFilters['similar'] {
  if (similar === 0) return null
  const asked: Range = tolerance === 'chance' ? similarChanceRange(chance ?? 0) : similarPriceRange(similar, tolerance)
  return { by: tolerance === 'chance' ? 'chance' : 'price', bookmakerId: bookmakerId ?? 0, ...asked }
}

/** `0` all (null), `-1` none, else the ids. */
function seasonIdsOf(seasons: string): number[] | null {
  if (seasons === '0') return null
  return seasons === '-1' ? [] : seasons.split(',').map(Number)
}
