import { callQuery } from '../../app/queries.ts'

/** What stands behind the probabilities. */
export const numbersQuery = () => callQuery('GET /numbers', {})
