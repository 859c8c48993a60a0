import { callQuery } from '../../app/queries.ts'

/** How often they are read again, independent of the live stream: as the lists they are in. */
const REREAD_MS = 180_000

/** The chances of all matches in play. */
export const CHANCES_CALL = 'GET /v3/livescore/chances'

export function chancesQuery() {
  return { ...callQuery(CHANCES_CALL, {}), refetchInterval: REREAD_MS }
}
