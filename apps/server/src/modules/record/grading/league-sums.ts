import type { RecordKind, ScoreMarket, ScoreSums } from '@touchline/database'
import { addForecast, emptySums, type GradedForecast } from './score-sums.ts'

interface Which {
  kind: RecordKind
  market: ScoreMarket
  leagueId: number
}

interface LeagueSums extends Which {
  sums: ScoreSums
}

/** Sums by kind, market and league. */
export type Sums = Map<string, LeagueSums>

/** Adds a forecast to the sums it belongs to. */
export function addTo(sums: Sums, which: Which, forecast: GradedForecast): void {
  const key = `${which.kind} ${which.market} ${which.leagueId}`
  const known = sums.get(key) ?? { ...which, sums: emptySums() }
  sums.set(key, known)
  addForecast(known.sums, forecast)
}
