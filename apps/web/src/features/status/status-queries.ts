import { callQuery } from '../../app/queries.ts'

const AGAIN_MS = 30_000

/** How the parts of the site are doing. */
export const statusQuery = () => ({ ...callQuery('GET /status', {}), refetchInterval: AGAIN_MS })
