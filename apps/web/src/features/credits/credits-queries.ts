import { callQuery } from '../../app/queries.ts'

/** The sources of the data that are held. */
export const creditsQuery = () => callQuery('GET /credits', {})
