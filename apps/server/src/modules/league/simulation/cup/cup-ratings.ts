import type { Database } from '@touchline/database'
import { latestRatings } from '../simulation.queries.ts'
import { clubStrengths, ONE_COUNTRY, type StrengthOf } from './club-strengths.ts'
import { countryLevels } from './country-levels.ts'
import { type LeagueClub, leagueClubs } from './cup.queries.ts'
import { nationStrengths } from './nations.queries.ts'

export type CupRating = 'country' | 'countries' | 'nations'

/** Ratings for cups of any kind. Each part is read when it is first needed, and once for as many cups as share them. */
export interface CupRatings {
  clubs(): Promise<LeagueClub[]>
  /** Null before anything was rated. */
  strengths(rating: CupRating): Promise<StrengthOf | null>
}

export function cupRatings({ pool }: Pick<Database, 'pool'>, now: Date): CupRatings {
  const clubs = once(() => leagueClubs(pool, now))
  const state = once(() => latestRatings(pool))
  const levels = once(async () => countryLevels(pool, await clubs(), now))
  const nations = once(() => nationStrengths(pool, now))
  return {
    clubs,
    async strengths(rating) {
      if (rating === 'nations') return nations()
      const ratings = await state()
      return ratings && clubStrengths(ratings, await clubs(), rating === 'country' ? ONE_COUNTRY : await levels())
    },
  }
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null
  return () => {
    value ??= read()
    return value
  }
}
