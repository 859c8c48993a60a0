import { ALERT_KINDS, ALERT_THINGS, isZone } from '@touchline/football'
import { LANGUAGES } from '@touchline/messages'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { withoutPrices } from '../kit/without-prices.ts'
import { browserKey } from './browser-key.ts'

/** Alerts can be set for this many things at most. */
export const MAX_ALERT_THINGS = 400
/** Browsers and chats of one recipient. */
export const MAX_ALERT_CHANNELS = 12
/** Delays of alerts of play in minutes, for people who watch with a lag. */
export const ALERT_DELAYS = [0, 1, 2, 5] as const

export const ALERT_CHANNELS = ['push', 'mail', 'telegram', 'discord', 'slack', 'ntfy'] as const
export type AlertChannelKind = (typeof ALERT_CHANNELS)[number]

const channelKind = z.enum(ALERT_CHANNELS).describe('A way alerts are sent.')
const key = browserKey

const minuteOfDay = z.number().int().min(0).max(1439).nullable()
const kinds = z.array(z.enum(ALERT_KINDS)).max(ALERT_KINDS.length)
const thing = z.enum(ALERT_THINGS).describe('What the id is of.')
const level = z.number().min(1.01).max(1000).nullable()

export const alertSettings = z.object({
  quiet_from: minuteOfDay.describe('Quiet hours begin, in minutes after midnight; null without them.'),
  quiet_to: minuteOfDay.describe('Quiet hours end.'),
  hourly_limit: z.number().int().min(1).max(100).describe('Alerts of an hour, at most.'),
  hides_scores: z.boolean().describe('Whether scores stay out of what is sent.'),
  mail: z.boolean().describe('Whether slow alerts are sent by mail; members alone.'),
  digest: z.enum(['off', 'daily', 'weekly']).describe('How often a digest is sent by mail; members alone.'),
  language: z.enum(LANGUAGES).describe('Language of what is sent.'),
  zone: boundedText(64).refine(isZone, 'must be a time zone or an offset').describe('Zone of quiet hours and times.'),
})
export type AlertSettings = z.infer<typeof alertSettings>

const withoutPriceAlerts = (all: readonly string[]) => all.filter((kind) => kind !== 'price')

const wish = withoutPrices(
  z.object({
    thing,
    id,
    name: z.string().describe('Name of the team, league, match or player.'),
    kinds: kinds.describe('Which alerts.'),
    price_level: level.describe('Price of the team to win at which there is an alert; null without one.'),
    delay_minutes: z.number().int().describe('Minutes that play is told later.'),
    channels: z.array(channelKind).describe('Where it is sent.'),
  }),
  { kinds: withoutPriceAlerts, price_level: null },
)
export type AlertWish = z.infer<typeof wish>

const channel = z.object({
  id,
  kind: channelKind,
  label: z.string().describe('How the browser names itself; the host of a chat.'),
  created_at: instant,
  failing: z.string().nullable().describe('Why the last try failed; null where it worked.'),
})

const sent = z.object({
  at: instant.describe('When it was sent, or was to be.'),
  kind: z.enum([...ALERT_KINDS, 'goal_cancelled']).describe('What happened.'),
  title: z.string().describe('Its first line.'),
  body: z.string().describe('What it says below.'),
  path: z.string().describe('Where it leads.'),
  channel: channelKind,
  state: z
    .enum(['waiting', 'sent', 'expired', 'withdrawn', 'quiet', 'limited', 'failed'])
    .describe('What became of it: too late, taken back, kept back by quiet hours or the limit of an hour, or failed.'),
})

export const alertsAnswer = withoutPrices(
  z.object({
    key: z.string().nullable().describe('A new secret to keep in the browser; null where it has one, or an account.'),
    push_key: z.string().describe('Public key for the subscription of a browser (VAPID).'),
    settings: alertSettings.describe('What holds for all alerts.'),
    wishes: z.array(wish).describe('What alerts are of.'),
    channels: z.array(channel).describe('Where alerts go.'),
    muted: z.array(z.object({ id, name: z.string() })).describe('Muted matches, to come or in play.'),
    sent: z.array(sent).describe('Everything of the last week, the latest first, 60 at most.'),
  }),
  { sent: (all: readonly z.infer<typeof sent>[]) => all.filter(({ kind }) => kind !== 'price') },
)
export type AlertsAnswer = z.infer<typeof alertsAnswer>

const kept = { access: 'public', area: 'favourites', answer: alertsAnswer } as const
const OF = 'Of the account of the token, or of the browser with the secret.'

export const readAlerts = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts',
  summary: 'Everything about alerts: of what, where to, when, and what was sent',
  description: OF,
  body: z.object({ key }),
})

export const changeAlertSettings = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts/settings',
  summary: 'Changes quiet hours, limits, mail and language of alerts',
  description: OF,
  body: alertSettings.partial().extend({ key }),
})

export const wishAlerts = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts/wish',
  summary: 'Sets the alerts of a team, league, match or player',
  description: `${OF} Without kinds there are no more alerts of it. 409 beyond ${MAX_ALERT_THINGS} things.`,
  body: z.object({
    key,
    thing,
    id,
    kinds: kinds.describe('Which alerts; kinds that such a thing does not have are left out.'),
    price_level: level.default(null).describe('Price of the team to win at which there is an alert.'),
    delay_minutes: z.literal(ALERT_DELAYS).default(0).describe('Minutes that play is told later.'),
    channels: z
      .array(channelKind)
      .max(ALERT_CHANNELS.length)
      .default([...ALERT_CHANNELS])
      .describe('Where it is sent.'),
  }),
})

const base64url = (max: number) => boundedText(max).regex(/^[\w-]+$/, 'must be base64url')

export const subscribePush = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts/push',
  summary: 'Takes the push subscription of a browser',
  description: `${OF} 400 for one that no browser makes, 409 for an endpoint that is of another browser.`,
  body: z.object({
    key,
    endpoint: boundedText(1024).describe('Address at the push service.'),
    p256dh: base64url(128).describe('Public key of the subscription.'),
    auth: base64url(64).describe('Secret of the subscription.'),
    label: boundedText(80).default('').describe('How the browser names itself.'),
  }),
})

export const addAlertChat = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts/chat',
  summary: 'Takes the address of a chat: Telegram, Discord, Slack or ntfy',
  description: `${OF} A first message is sent there before it is kept; 400 with the reason where that fails.`,
  body: z.object({ key, address: boundedText(1024).describe('Its webhook, or the topic of an ntfy server.') }),
})

export const removeAlertChannel = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts/channel/remove',
  summary: 'Sends nothing more to a browser or chat',
  description: OF,
  body: z.object({ key, id }),
})

export const muteMatch = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts/mute',
  summary: 'Mutes a match, or ends that',
  description: OF,
  body: z.object({ key, match_id: id, muted: z.boolean().describe('False to get its alerts again.') }),
})

export const muteByToken = defineCall({
  method: 'POST',
  path: '/alerts/mute/{token}',
  access: 'public',
  area: 'favourites',
  summary: 'Mutes a match, from its notification',
  description: 'The token is part of the notification. 404 for one that is not ours.',
  params: z.object({ token: boundedText(128).describe('Part of the notification.') }),
  body: z.object({}),
  answer: z.object({ muted: z.literal(true).describe('Also where it was before.') }),
})

export const joinAlerts = defineCall({
  ...kept,
  method: 'POST',
  path: '/alerts/join',
  access: 'token',
  summary: "Adds what a visitor's browser had set to the account",
  body: z.object({ key }),
})

export const alertCalls = [
  readAlerts,
  changeAlertSettings,
  wishAlerts,
  subscribePush,
  addAlertChat,
  removeAlertChannel,
  muteMatch,
  muteByToken,
  joinAlerts,
] as const
