import type { AlertsAnswer } from '@touchline/contract'
import { type PushService, pushService, type Subscription } from '@touchline/testing/push'
import { fixture, going, played, team, world } from '@touchline/testing/records'
import { useResource } from '@touchline/testing/resources'
import { idOf, signedIn, type TestServer, useServer } from '@touchline/testing/server'
import { beforeAll, beforeEach } from 'vitest'
import { brandNamed } from '../../platform/brand.ts'
import { type AlertParts, openAlertParts } from './alert-parts.ts'
import { deliverAlerts } from './deliver/deliver-alerts.ts'
import { mendDueTimes, spreadHappenings } from './spread/spread-happenings.ts'

export const KICKOFF = '2026-03-07T15:00:00.000Z'
export const IN_PLAY = '2026-03-07T15:40:00.000Z'
const NOTHING = { warn: () => undefined }

/** A browser that subscribed: the secret it keeps, what it subscribed with, and what it was sent so far. */
export interface Browser {
  key: string
  subscription: Subscription
  seen(): { title: string; body: string }[]
}

/** A server, a push service it may reach, and a match between Ashton and Brough, which is in play at `IN_PLAY`. */
export function useAlerts() {
  const hosts: string[] = []
  const push = useResource(pushService) as PushService
  beforeAll(() => void hosts.push(push.host))
  const server = useServer({ settings: { alertHosts: hosts }, trustProxy: true }) as TestServer
  // With the keys that the server has: those in the database go with each test.
  const parts = useResource(async () => {
    const opened = await openAlertParts(
      { database: server.database, publicUrl: 'https://touchline.test' },
      { alertHosts: hosts },
    )
    return { ...opened, close: () => opened.guard.close() }
  }) as AlertParts
  beforeEach(async () => {
    push.received.length = 0
    push.refused.length = 0
    push.faults.clear()
    server.setNow('2026-03-07T12:00:00.000Z')
    await server.store(
      world({
        teams: [team('Ashton'), team('Brough')],
        fixtures: [fixture('ashton', 'brough', KICKOFF, { key: 'derby' })],
      }),
    )
    server.setNow(IN_PLAY)
  })

  const call = async <Answer = AlertsAnswer>(path: string, body: object, token?: string) => {
    const answer = await server.ask(`/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && signedIn(token).headers) },
    })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }
  const options = () => ({
    ...parts,
    database: server.database,
    clock: server.deps.clock,
    log: NOTHING,
    publicUrl: 'https://touchline.test',
    brand: brandNamed('Touchline'),
  })
  const spread = () => spreadHappenings(server.database, server.deps.clock.now())
  const deliver = () => deliverAlerts(options())

  return {
    server,
    push,
    call,
    options,
    spread,
    deliver,
    /** One run of the jobs. */
    work: async () => {
      await mendDueTimes(server.database, server.deps.clock.now())
      await spread()
      await deliver()
    },
    /** The match as it is now. */
    score: (home: number, away: number, state = 2) =>
      server.store(
        world({
          teams: [team('Ashton'), team('Brough')],
          fixtures: [
            state === 5
              ? played('ashton', 'brough', KICKOFF, [home, away], { key: 'derby' })
              : going('ashton', 'brough', KICKOFF, state, [home, away], { key: 'derby', minute: 40 }),
          ],
        }),
      ),
    states: async () =>
      (
        await server.database.rows<{ kind: string; state: string }>(
          'select kind, state from alert join happening h on h.id = happening_id order by h.id, channel_id',
        )
      ).map(({ kind, state }) => `${kind} ${state}`),
    teamId: (name = 'Ashton') => idOf(server, 'team', name),
    /** A visitor's browser with alerts about Ashton. */
    browser: async (wish: object = {}, settings: object = {}): Promise<Browser> => {
      const { body: first } = await call('/alerts', { key: null })
      const subscription = push.subscribe(first.push_key)
      const { endpoint, p256dh, auth } = subscription
      const { body } = await call('/alerts/push', { key: null, endpoint, p256dh, auth, label: 'Firefox' })
      const key = body.key ?? ''
      if (Object.keys(settings).length > 0) await call('/alerts/settings', { key, ...settings })
      const id = await idOf(server, 'team', 'Ashton')
      await call('/alerts/wish', { key, thing: 'team', id, kinds: ['goal', 'full_time', 'moved'], ...wish })
      return {
        key,
        subscription,
        seen: () => push.messagesOf(subscription.id).map((text) => JSON.parse(text).notification),
      }
    },
  }
}
