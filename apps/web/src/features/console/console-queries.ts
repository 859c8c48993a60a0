import { infiniteQueryOptions } from '@tanstack/react-query'
import { type CallAnswer, callApi } from '../../app/api/api.ts'
import { callQuery } from '../../app/queries.ts'

/** The operator signed in to the console. */
export const meQuery = () => callQuery('GET /console/me', {})

export const staffQuery = () => callQuery('GET /console/staff', {})

/** Which entries of the audit are shown. */
export interface AuditSearch {
  actor?: string | undefined
  action?: string | undefined
  member?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

type AuditPage = CallAnswer<'GET /console/audit'>
export type AuditEntry = AuditPage['entries'][number]

const PAGE = 50
const LONG_PAGE = 1000
/** Rows of a file at most. */
const MAX_ROWS = 20_000

const readAudit = (
  search: AuditSearch,
  { limit, before, signal }: { limit: number; before: number | undefined; signal?: AbortSignal },
) => callApi('GET /console/audit', { query: { ...search, limit, before } }, signal && { signal })

/** The audit, page after page. */
export const auditPages = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['console', 'audit', search] as const,
    queryFn: ({ pageParam, signal }) => readAudit(search, { limit: PAGE, before: pageParam, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

/** Every entry for a file. */
export async function wholeAudit(search: AuditSearch): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  let before: number | undefined
  do {
    const page: AuditPage = await readAudit(search, { limit: LONG_PAGE, before })
    entries.push(...page.entries)
    before = page.next ?? undefined
  } while (before !== undefined && entries.length < MAX_ROWS)
  return entries
}
