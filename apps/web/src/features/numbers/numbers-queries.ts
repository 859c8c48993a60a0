import { callQuery } from '../../app/queries.ts'

/** The data behind the page on our numbers. */
export const numbersQuery = () => callQuery('GET /numbers', {})
