import { callPages } from '../../app/queries.ts'

/** The newest transfers of all teams, page by page. */
export const latestPages = () => callPages('GET /v3/transfer/latest/{page}', (page) => ({ params: { page } }))
