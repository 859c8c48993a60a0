import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../app/api/api.ts'
import { callQuery } from '../../app/queries.ts'
import { accessOf } from './plan-rules.ts'

const CONFIRMATION_EVERY_MS = 2500
/** About half a minute: most confirmations come within seconds, the others within minutes. */
export const CONFIRMATION_LOOKS = 12

/** The plans, their prices and the ways to pay. */
export const plansQuery = () => queryOptions({ ...callQuery('GET /plans', {}), staleTime: 300_000 })

/** The account's subscription. `awaited`: a payment was just made, so it is read again until it shows, a limited number of times. */
export const subscriptionQuery = (awaited = false) =>
  queryOptions({
    ...callQuery('POST /check_subscription', {}),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      const there = data !== undefined && accessOf(data) === 2
      return awaited && !there && dataUpdateCount + errorUpdateCount < CONFIRMATION_LOOKS
        ? CONFIRMATION_EVERY_MS
        : false
    },
  })

/** The discount or gift of a code. An expired one is an answer, not an error to retry. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['plan code', code.toUpperCase()] as const,
    queryFn: ({ signal }) => callApi('POST /plan_code', { body: { code } }, { signal }),
    retry: false,
    staleTime: 60_000,
  })

/** The cost of another plan; a refusal is an answer, not an error to retry. */
export const changeQuoteQuery = (months: number, when: 'now' | 'renewal') => ({
  ...callQuery('POST /change_plan/quote', { body: { months, when } }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

/** A checkout of the demo world. */
export const demoCheckoutQuery = (id: string) => callQuery('GET /demo_checkout/{id}', { params: { id } })
