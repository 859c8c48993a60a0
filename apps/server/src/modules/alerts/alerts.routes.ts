import {
  addAlertChat,
  changeAlertSettings,
  joinAlerts,
  MAX_ALERT_CHANNELS,
  MAX_ALERT_THINGS,
  muteByToken,
  muteMatch,
  readAlerts,
  removeAlertChannel,
  setHiddenScores,
  subscribePush,
  wishAlerts,
} from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import type { RateLimit } from '../../platform/http/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import { viewerIfAny, viewerOf } from '../accounts/sessions/viewer.ts'
import { findHidden, setHidden } from '../hidden-scores/hidden-scores.queries.ts'
import { viewHidden } from '../hidden-scores/hidden-scores.view.ts'
import { chatOf } from './channels/chats.ts'
import { areSubscriptionKeys } from './channels/subscription-keys.ts'
import { tryChat } from './channels/try-chat.ts'
import { nextDigestAt } from './digest/next-digest.ts'
import { addChannel, moveAll, removeChannel, setMailed } from './recipients/channels.queries.ts'
import { type AlertRoutesDeps, openAlerts } from './recipients/open-alerts.ts'
import { changeRecipient, findRecipient } from './recipients/recipient.queries.ts'
import { setMuted, setWish } from './recipients/wishes.queries.ts'

const CHANGES: RateLimit = { max: 240, windowMs: 60_000 }
/** Each of these may make a request to somewhere else. */
const CHATS: RateLimit = { max: 10, windowMs: 600_000 }

/** Alerts of members and of visitors' browsers: every call answers with all of it. */
export async function alertRoutes(app: FastifyInstance, deps: AlertRoutesDeps): Promise<void> {
  const { database, clock, tokens, guard, brand } = deps
  const alerts = openAlerts(deps)
  const limited = { perAddress: CHANGES }
  const change = async (
    request: FastifyRequest,
    key: string | null,
    work: (recipientId: number, now: Date) => Promise<void>,
  ) => {
    const now = clock.now()
    const { recipient, newKey } = await alerts.open(request, key, now)
    await work(recipient.id, now)
    return alerts.answer(recipient.id, newKey)
  }

  serve(app, readAlerts, async ({ body: { key }, request }) => alerts.read(request, key), limited)

  serve(
    app,
    changeAlertSettings,
    async ({ body: { key, mail, ...settings }, request }) => {
      const now = clock.now()
      const { recipient, newKey } = await alerts.open(request, key, now)
      const isMember = recipient.accountId !== null
      if (!isMember && (mail || (settings.digest ?? 'off') !== 'off'))
        throw publicError('bad_request', 'Mail is sent to members alone.')
      const { quiet_from, quiet_to, hourly_limit, hides_scores, digest, language, zone } = settings
      const isQuietChanged = quiet_from !== undefined && quiet_to !== undefined
      if (isQuietChanged && (quiet_from === null) !== (quiet_to === null))
        throw publicError('bad_request', 'Quiet hours have a beginning and an end.')
      const changed = {
        ...(isQuietChanged && { quietFrom: quiet_from, quietTo: quiet_to }),
        ...(hourly_limit !== undefined && { hourlyLimit: hourly_limit }),
        ...(hides_scores !== undefined && { hidesScores: hides_scores }),
        ...(language !== undefined && { language }),
        ...(zone !== undefined && { zone }),
        ...(digest !== undefined && { digest, digestDueAt: nextDigestAt(digest, zone ?? recipient.zone, now) }),
      }
      await inTransaction(database, async (client) => {
        await changeRecipient(client, recipient.id, changed)
        if (mail !== undefined) await setMailed(client, { recipientId: recipient.id, isOn: mail, now })
      })
      return alerts.answer(recipient.id, newKey)
    },
    limited,
  )

  serve(
    app,
    wishAlerts,
    ({ body: { key, price_level: priceLevel, delay_minutes: delayMinutes, ...wish }, request }) =>
      change(request, key, async (recipientId, now) => {
        if (await setWish(database.pool, { recipientId, wish: { ...wish, priceLevel, delayMinutes }, now })) return
        throw publicError('conflict', `Alerts can be set for ${MAX_ALERT_THINGS} things. Turn some off first.`)
      }),
    limited,
  )

  serve(
    app,
    subscribePush,
    async ({ body: { key, endpoint: address, p256dh, auth, label }, request }) => {
      const refused = guard.refusal(address)
      if (refused !== null) throw publicError('bad_request', `The endpoint is refused. ${refused}`)
      if (!areSubscriptionKeys(p256dh, auth))
        throw publicError('bad_request', 'The keys are not those of a subscription.')
      return change(request, key, async (recipientId, now) => {
        const channel = { kind: 'push', address, p256dh, auth, label } as const
        refuse(await inTransaction(database, (client) => addChannel(client, { recipientId, channel, now })))
      })
    },
    limited,
  )

  serve(
    app,
    addAlertChat,
    async ({ body: { key, address }, request }) => {
      const kind = guard.refusal(address) === null ? chatOf(address) : null
      if (kind === null)
        throw publicError(
          'bad_request',
          guard.refusal(address) ?? 'It is no address of Telegram, Discord, Slack or ntfy.',
        )
      const now = clock.now()
      const { recipient, newKey } = await alerts.open(request, key, now)
      await tryChat(guard, {
        kind,
        address,
        greeting: {
          language: recipient.language,
          brand: brand.name,
          publicUrl: deps.publicUrl,
        },
      })
      const channel = { kind, address, label: '' }
      refuse(await inTransaction(database, (client) => addChannel(client, { recipientId: recipient.id, channel, now })))
      return alerts.answer(recipient.id, newKey)
    },
    { perAddress: CHATS },
  )

  serve(
    app,
    removeAlertChannel,
    ({ body: { key, id }, request }) =>
      change(request, key, (recipientId) => removeChannel(database.pool, recipientId, id)),
    limited,
  )

  serve(
    app,
    muteMatch,
    ({ body: { key, match_id, muted }, request }) =>
      change(request, key, (recipientId) => setMuted(database.pool, { recipientId, fixtureId: match_id, muted })),
    limited,
  )

  serve(
    app,
    muteByToken,
    async ({ params: { token } }) => {
      const asked = tokens.readMute(token)
      if (asked === null) throw publicError('not_found', 'This is not from a notification of ours.')
      await setMuted(database.pool, { recipientId: asked.recipientId, fixtureId: asked.fixtureId, muted: true })
      return { muted: true as const }
    },
    limited,
  )

  serve(
    app,
    setHiddenScores,
    async ({ body: { key, shown_until, matches, ...hidden }, request }) => {
      if (key === null && (await viewerIfAny(deps, request)) === null)
        throw publicError('bad_request', 'Nothing is sent to this browser, so it keeps what it hides by itself.')
      const { recipient } = await alerts.open(request, key, clock.now())
      const shownUntil = shown_until === null ? 0 : Date.parse(shown_until)
      const wish = { ...hidden, matches: matches.map((id) => [id, 0, 0] as const), shownUntil }
      await inTransaction(database, (client) => setHidden(client, recipient.id, wish))
      return viewHidden(await findHidden(database.pool, { recipientId: recipient.id }))
    },
    limited,
  )

  serve(
    app,
    joinAlerts,
    async ({ body: { key }, request }) => {
      const { accountId, language } = viewerOf(request)
      const now = clock.now()
      const { recipient } = await alerts.openAccount({ accountId, language }, request, now)
      await inTransaction(database, async (client) => {
        const visitor = key === null ? null : await findRecipient(client, { key })
        if (visitor !== null) await moveAll(client, visitor.id, recipient.id)
      })
      return alerts.answer(recipient.id, null)
    },
    limited,
  )
}

function refuse(reason: 'taken' | 'too many' | null): void {
  if (reason === 'taken') throw publicError('conflict', 'This endpoint is of another browser.')
  if (reason === 'too many')
    throw publicError('conflict', `Alerts go to ${MAX_ALERT_CHANNELS} places at most. Remove one first.`)
}
