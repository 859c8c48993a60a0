import { infiniteQueryOptions } from '@tanstack/react-query'
import { LANGUAGES } from '@touchline/messages'
import { type CallAnswer, callApi } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'
import { oneOf, readName } from '../../../app/search-params.ts'

export type ContactRow = CallAnswer<'GET /console/contacts'>['messages'][number]
export type ContactDetails = CallAnswer<'GET /console/contacts/{id}'>

export const STATES = ['open', 'answered', 'closed'] as const
export const MAX_ANSWER = 5000

/** Filter of messages from the address; waiting ones by default. */
export const readContactsSearch = (search: Readonly<Record<string, unknown>>) => ({
  state: oneOf([...STATES, 'all'], search.state) ?? ('open' as const),
  language: oneOf(LANGUAGES, search.language),
  q: readName(search.q),
})
export type ContactsSearch = ReturnType<typeof readContactsSearch>

/** The list, page after page. */
export const contactPages = ({ state, ...search }: ContactsSearch) =>
  infiniteQueryOptions({
    queryKey: ['console', 'contacts', state, search] as const,
    queryFn: ({ pageParam, signal }) =>
      callApi(
        'GET /console/contacts',
        { query: { ...search, ...(state !== 'all' && { state }), before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

export const contactQuery = (id: number) => ({
  ...callQuery('GET /console/contacts/{id}', { params: { id } }),
  staleTime: 0,
})
