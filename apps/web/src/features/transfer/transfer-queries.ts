import { callPages } from '../../ui/lists/call-pages.ts'

/** The newest transfers of all teams, or those of one type, page by page. */
export const latestPages = (type: number | undefined) =>
  callPages('GET /v3/transfer/latest/{page}', (page) => ({ params: { page }, ...(type && { query: { type } }) }))
