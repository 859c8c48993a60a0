import { HOUR_MS } from '@touchline/football'
/** A match in play that kicked off earlier was forgotten by its feed. */
export const MAX_MATCH_MS = 48 * HOUR_MS
