import type { FairOutcome, OddsFair } from '@touchline/contract'
import { samePrice } from '@touchline/football'

/** An outcome's band on a track whose middle is its margin-free probability; places are hundredths from left to right. */
export interface BandPlaces {
  /** Null without bookmakers to compare. */
  band: { from: number; to: number } | null
  /** The opening price; null when unknown. */
  opening: number | null
}

/** A track reaches at least so far to both sides of its middle, and at most: 3 and 12 points. */
const MIN_REACH = 0.03
const MAX_REACH = 0.12

const away = ({ probability, opening_probability, band }: FairOutcome): number =>
  Math.max(
    ...[opening_probability, band?.lowest_probability, band?.highest_probability].map((one) =>
      Math.abs((one ?? probability) - probability),
    ),
  )

/** How far the tracks of all outcomes reach, so that their bands can be compared. */
export const reachOf = ({ markets }: OddsFair): number =>
  Math.min(MAX_REACH, Math.max(MIN_REACH, ...markets.flatMap(({ outcomes }) => outcomes.map(away))))

export function bandPlaces({ probability, opening_probability, band }: FairOutcome, reach: number): BandPlaces {
  const place = (value: number) => Math.min(100, Math.max(0, 50 + (50 * (value - probability)) / reach))
  return {
    band: band && { from: place(band.lowest_probability), to: place(band.highest_probability) },
    opening: opening_probability === null ? null : place(opening_probability),
  }
}

/** The move of a price since the first one of the same bookmaker; null when unknown. */
export function priceMove({ price, opening }: Pick<FairOutcome, 'price' | 'opening'>): 'up' | 'down' | 'same' | null {
  if (opening === null) return null
  if (samePrice(price['0'], opening['0'])) return 'same'
  return price['0'] > opening['0'] ? 'up' : 'down'
}
