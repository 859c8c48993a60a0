import type { CallAnswer } from '../../app/api/api.ts'
import { callQuery } from '../../app/queries.ts'

/** How often the list is read again, independent of the live stream. */
const REREAD_MS = 180_000
const CALL = 'GET /v3/livescore/inplay'

export type InplayAnswer = CallAnswer<typeof CALL>

/** The matches going on; for members without a plan their type alone. */
export function inplayQuery() {
  return { ...callQuery(CALL, {}), refetchInterval: REREAD_MS }
}
