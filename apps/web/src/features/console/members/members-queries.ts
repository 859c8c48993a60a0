import { infiniteQueryOptions } from '@tanstack/react-query'
import { MEMBER_ORDERS, MEMBER_STATES, SEEN } from '@touchline/contract/member-states'
import { type CallAnswer, callApi } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'
import { oneOf, readId, readName } from '../../../app/search-params.ts'
import { readDay } from '../audit/audit-search.ts'

export type MemberRow = CallAnswer<'GET /console/members'>['members'][number]
export type MemberDetails = CallAnswer<'GET /console/members/{id}'>

/** Plans that can be filtered by, in months. */
export const PLANS = [1, 3, 12] as const

/** Which members are shown, as the address has it. */
export const readMembersSearch = (search: Readonly<Record<string, unknown>>) => ({
  q: readName(search.q),
  state: oneOf(MEMBER_STATES, search.state),
  plan: oneOf(PLANS, search.plan),
  country: readId(search.country),
  since: readDay(search.since),
  seen: oneOf(SEEN, typeof search.seen === 'number' ? String(search.seen) : search.seen),
  order: oneOf(MEMBER_ORDERS, search.order),
})
export type MembersSearch = ReturnType<typeof readMembersSearch>

/** The list, page after page. */
export const memberPages = (search: MembersSearch) =>
  infiniteQueryOptions({
    queryKey: ['console', 'members', search] as const,
    queryFn: ({ pageParam, signal }) =>
      callApi('GET /console/members', { query: { ...search, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

const TASK_MS = 1_500
const QUIET_MS = 30_000

type MemberImport = CallAnswer<'GET /console/members/import'>

export const memberImportQuery = () => ({
  ...callQuery('GET /console/members/import', {}),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: MemberImport | undefined } }) =>
    state.data?.task?.state === 'running' ? TASK_MS : QUIET_MS,
})

/** The cost of another plan for a member. */
export const planQuoteQuery = (id: number, months: number, when: 'now' | 'renewal') => ({
  ...callQuery('POST /console/members/{id}/change-plan/quote', { params: { id }, body: { months, when } }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

export const memberQuery = (id: number) => ({
  ...callQuery('GET /console/members/{id}', { params: { id } }),
  staleTime: 0,
})
