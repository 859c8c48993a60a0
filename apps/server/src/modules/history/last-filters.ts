import type { lastMatches } from '@touchline/contract'
import { coachOf, venueOf } from '@touchline/contract/matches'
import { samePrice } from '@touchline/football'
import type { z } from 'zod'
import type { LastFilters } from './last-matches.queries.ts'

export type LastQuery = z.output<typeof lastMatches.query>

/** What the query of the call asks for. @param bookmakerId whose price is compared; null when nobody priced the team */
export function lastFilters(query: LastQuery, bookmakerId: number | null): LastFilters {
  return {
    teamId: query.id,
    seasonIds: seasonIdsOf(query.seasons),
    venue: venueOf(query),
    coachId: query.current_coach,
    exceptId: query.except ?? null,
    coach: coachOf(query),
    price:
      query.similar === 0
        ? null
        : { bookmakerId: bookmakerId ?? 0, prices: bookmakerId === null ? [] : pricesReadAs(query.similar) },
  }
}

/** `0` all (null), `-1` none, else the ids. */
function seasonIdsOf(seasons: string): number[] | null {
  if (seasons === '0') return null
  return seasons === '-1' ? [] : seasons.split(',').map(Number)
}

const STORED_DIGITS = 3

/** Every price as it is stored, with three decimals, that people read as the same: `1.995` to `2.004` for 2. */
function pricesReadAs(price: number): string[] {
  const middle = Math.round(price * 10 ** STORED_DIGITS)
  const around = Array.from({ length: 21 }, (_, index) => (middle - 10 + index) / 10 ** STORED_DIGITS)
  return around.filter((one) => samePrice(one, price)).map((one) => one.toFixed(STORED_DIGITS))
}
