import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AlertChannelKind, AlertSettings, AlertsAnswer } from '@touchline/contract'
import type { AlertKind, AlertThing } from '@touchline/football'
import { callApi } from '../api/api.ts'
import { type App, useApp, useSession } from '../app.ts'
import { reportHiding } from '../cover/report-hiding.ts'
import { store, stored } from '../settings/settings.ts'
import { ALERTS_KEY as KEY } from './alerts-key.ts'

const alertsQuery = (app: App, isMember: boolean) =>
  queryOptions({
    queryKey: ['POST /alerts', isMember] as const,
    queryFn: async () => {
      if (isMember && stored(KEY) !== null) return join()
      // Its answer depends on what is hidden.
      await reportHiding(app)
      return keep(app, callApi('POST /alerts', { body: { key: stored(KEY) } }))
    },
  })

/** Alerts set in the browser before the login move to the account. */
async function join(): Promise<AlertsAnswer> {
  const answer = await callApi('POST /alerts/join', { body: { key: stored(KEY) } })
  store(KEY, null)
  return answer
}

async function keep(app: App, asked: Promise<AlertsAnswer>): Promise<AlertsAnswer> {
  const answer = await asked
  if (answer.key === null) return answer
  store(KEY, answer.key)
  await reportHiding(app)
  return answer
}

/** Everything about alerts of the account, or of this browser; waits until it is known which. */
export function useAlerts(): UseQueryResult<AlertsAnswer> {
  const app = useApp()
  const { state } = useSession()
  return useQuery({
    ...alertsQuery(app, state === 'member'),
    enabled: state !== 'unknown' && typeof window !== 'undefined',
  })
}

/** The same where something may be set; a visitor who never set anything is not asked for. */
export function useSetAlerts(): { alerts: AlertsAnswer | null; isKnown: boolean } {
  const app = useApp()
  const { state } = useSession()
  const maySet = state === 'member' || (state === 'visitor' && stored(KEY) !== null)
  const { data = null, isError } = useQuery({ ...alertsQuery(app, state === 'member'), enabled: maySet })
  return { alerts: data, isKnown: state !== 'unknown' && (!maySet || data !== null || isError) }
}

export interface WishChange {
  thing: AlertThing
  id: number
  kinds: AlertKind[]
  price_level: number | null
  delay_minutes: 0 | 1 | 2 | 5
  channels: AlertChannelKind[]
}

export interface PushChange {
  endpoint: string
  p256dh: string
  auth: string
  label: string
}

/** The changes, each of which gives all of it as it is then. */
export function useAlertChanges() {
  const app = useApp()
  const client = useQueryClient()
  const { state } = useSession()
  const { queryKey } = alertsQuery(app, state === 'member')
  const take = async (asked: Promise<AlertsAnswer>) => {
    const answer = await keep(app, asked)
    client.setQueryData(queryKey, answer)
    return answer
  }
  const key = () => stored(KEY)
  return {
    settings: (change: Partial<AlertSettings>) =>
      take(callApi('POST /alerts/settings', { body: { key: key(), ...change } })),
    wish: (change: WishChange) => take(callApi('POST /alerts/wish', { body: { key: key(), ...change } })),
    push: (change: PushChange) => take(callApi('POST /alerts/push', { body: { key: key(), ...change } })),
    chat: (address: string) => take(callApi('POST /alerts/chat', { body: { key: key(), address } })),
    remove: (id: number) => take(callApi('POST /alerts/channel/remove', { body: { key: key(), id } })),
    mute: (match_id: number, muted: boolean) =>
      take(callApi('POST /alerts/mute', { body: { key: key(), match_id, muted } })),
  }
}
