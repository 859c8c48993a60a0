import { byDate, learningOrder, type RatedMatch } from './rated-match.ts'

/** A club's pi-ratings: expected goal difference, on a log scale, against an average club at home and away. */
export interface PiRating {
  home: number
  away: number
}

/** Pi-ratings by club; plain data, never changed in place. */
export type PiState = Readonly<Record<string, PiRating>>

export const EMPTY_PI: PiState = {}

const SCALE = 3
const BASE = 10
const RATE = 0.045
const CARRY_OVER = 0.79
const NEW_CLUB: PiRating = { home: 0, away: 0 }

/** Goal difference that a rating predicts. */
const expected = (rating: number): number => Math.sign(rating) * (BASE ** (Math.abs(rating) / SCALE) - 1)

/**
 * Expected goal difference of the home side.
 * @source Constantinou and Fenton 2013, with c = 3, b = 10, λ = .045, γ = .79
 */
export function forecastPi(state: PiState, { home, away }: Pick<RatedMatch, 'home' | 'away'>): number {
  return expected((state[home] ?? NEW_CLUB).home) - expected((state[away] ?? NEW_CLUB).away)
}

/** One date, all matches forecast before any is learned from; see `step` of the engines. */
export function stepPi(state: PiState, matches: readonly RatedMatch[]): { state: PiState; forecasts: number[] } {
  const draft = draftOf(state)
  const forecasts = stepDraft(draft, matches)
  return { state: draft, forecasts }
}

/** Many dates in turn. */
export function foldPi(state: PiState, matches: readonly RatedMatch[]): { state: PiState; forecasts: number[] } {
  const draft = draftOf(state)
  const forecasts = byDate(matches).flatMap((date) => stepDraft(draft, date))
  return { state: draft, forecasts }
}

const draftOf = (state: PiState): Record<string, PiRating> => Object.assign(Object.create(null), state)

function stepDraft(draft: Record<string, PiRating>, matches: readonly RatedMatch[]): number[] {
  const forecasts = matches.map((match) => forecastPi(draft, match))
  const order = matches.map((match, at) => ({ match, forecast: forecasts[at]! }))
  for (const { match, forecast } of order.sort((one, other) => learningOrder(one.match, other.match)))
    learn(draft, match, forecast)
  return forecasts
}

function learn(draft: Record<string, PiRating>, { home, away, goals }: RatedMatch, forecast: number): void {
  if (!goals) return
  const error = goals[0] - goals[1] - forecast
  const change = RATE * Math.sign(error) * SCALE * Math.log10(1 + Math.abs(error))
  const one = draft[home] ?? NEW_CLUB
  const other = draft[away] ?? NEW_CLUB
  draft[home] = { home: one.home + change, away: one.away + CARRY_OVER * change }
  draft[away] = { home: other.home - CARRY_OVER * change, away: other.away - change }
}
