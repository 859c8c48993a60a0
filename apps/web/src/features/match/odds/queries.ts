import { callQuery } from '../../../app/queries.ts'

const MINUTE = 60_000

/** The prices of a match by market. They move until the kick-off, so they are read again every minute. */
export function oddsQuery(match_id: number) {
  return callQuery('GET /v3/odds/pre-match/{match_id}', { params: { match_id } })
}

/** Margin-free chances in the prices. */
export function fairQuery(match_id: number) {
  return callQuery('GET /v3/odds/fair/{match_id}', { params: { match_id } })
}

/** Fair prices, scores and our own forecast, for subscribers. */
export function forecastQuery(match_id: number) {
  return callQuery('GET /v3/forecast/{match_id}', { params: { match_id } })
}

export const ODDS_EVERY_MS = MINUTE

/** First part of the key of the movement of a match's prices in the query cache. */
export const MOVEMENT_CALL = 'GET /v3/odds/movement/{match_id}'
