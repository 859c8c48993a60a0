/** Nothing goes on longer: a match in play that kicked off before was forgotten by its feed. */
export const MAX_MATCH_MS = 48 * 3_600_000
