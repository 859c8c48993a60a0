import { callQuery } from '../../app/queries.ts'

/** How often they are read again, whatever the live stream does: as the lists they stand in. */
const REREAD_MS = 180_000

/** The chances of all matches in play. */
export const CHANCES_CALL = 'GET /v3/livescore/chances'

export function chancesQuery() {
  return { ...callQuery(CHANCES_CALL, {}), refetchInterval: REREAD_MS }
}
