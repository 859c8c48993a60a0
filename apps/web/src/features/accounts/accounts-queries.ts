import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../app/api/api.ts'
import { callQuery } from '../../app/queries.ts'
import type { useEnter } from './use-enter.ts'

/** Once per link: it works only once, and a second call would call it invalid. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false } as const

/** Uses an activation link and signs in with its answer. */
export const activateQuery = (
  uidb64: string | undefined,
  token: string | undefined,
  enter: ReturnType<typeof useEnter>,
) =>
  queryOptions({
    queryKey: ['POST /activate', uidb64, token],
    queryFn: async () => {
      const answer = await callApi('POST /activate', { body: { uidb64: uidb64 ?? '', token: token ?? '' } })
      if (!answer.invalid) await enter(answer)
      return answer
    },
    enabled: uidb64 !== undefined && token !== undefined,
    ...ONCE,
  })

/** Whether a link to set a new password still works. */
export const resetLinkQuery = (token: string | undefined) =>
  queryOptions({
    ...callQuery('GET /account/reset-password/valid-link/{token}', { params: { token: token ?? '' } }),
    enabled: token !== undefined,
    ...ONCE,
  })
