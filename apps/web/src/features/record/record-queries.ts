import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { type App, needTexts } from '../../app/app.ts'
import { callQuery, prefetch } from '../../app/queries.ts'
import { DEFAULT_SEARCH, type RecordSearch } from './record.search.ts'

/** The record by forecaster, market and league. The old figures stay visible until the new ones arrive. */
export const recordQuery = ({ kind = DEFAULT_SEARCH.kind, market = DEFAULT_SEARCH.market, league }: RecordSearch) => ({
  ...callQuery('GET /record', { query: { kind, market, ...(league !== undefined && { league }) } }),
  placeholderData: keepPreviousData,
})

/** How chances in play did, of one league or of all. */
export const inplayRecordQuery = ({ league }: RecordSearch) => ({
  ...callQuery('GET /record/inplay', { query: { ...(league !== undefined && { league }) } }),
  placeholderData: keepPreviousData,
})

/** The server waits for the figures; the browser continues with the texts alone. */
export async function loadRecord(
  { app, queryClient }: { app: App; queryClient: QueryClient },
  search: RecordSearch,
): Promise<void> {
  const reading = prefetch(queryClient, recordQuery(search))
  await Promise.all([needTexts(app, 'record'), typeof window === 'undefined' ? reading : null])
}
