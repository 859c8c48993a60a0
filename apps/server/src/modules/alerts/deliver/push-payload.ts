import type { PushMessage } from '../channels/send-push.ts'
import type { AlertTokens } from '../tokens.ts'
import type { DueAlert, Happened } from './due-alerts.queries.ts'
import type { AlertWords } from './words.ts'

/** Says that a payload is a declarative message, which Safari shows without a worker. */
const DECLARATIVE = 8030
const IN_PLAY_URGENT: ReadonlySet<Happened['kind']> = new Set([
  'goal',
  'goal_cancelled',
  'red_card',
  'kickoff',
  'lineup',
])

export interface PushParts {
  publicUrl: string
  tokens: AlertTokens
  muteLabel: string
  now: Date
}

/**
 * The message of an alert: declarative for browsers that show it themselves, and the same for our worker. A correction has the tag of its goal, so
 * that it takes the goal's place on the screen.
 */
export function pushMessage(
  { recipientId, language, expiresAt }: DueAlert,
  {
    happened: { id, kind, fixtureId, detail, at },
    alertWords: { title, body, path },
    live,
    pushParts: { publicUrl, tokens, muteLabel, now },
  }: { happened: Happened; alertWords: AlertWords; live: number; pushParts: PushParts },
): PushMessage {
  const tag = tagOf(id, { kind, fixtureId, happened: detail })
  const mute = fixtureId === null ? null : tokens.mute(recipientId, fixtureId)
  const navigate = `${publicUrl}${path}`
  const notification = {
    title,
    body,
    navigate,
    tag,
    lang: language,
    timestamp: at.getTime(),
    data: { navigate, ...(mute && { mute }) },
    ...(mute && {
      actions: [
        { action: 'mute', title: muteLabel, navigate: `${publicUrl}/me/alerts?mute=${encodeURIComponent(mute)}` },
      ],
    }),
  }
  return {
    payload: JSON.stringify({ web_push: DECLARATIVE, notification, app_badge: live }),
    ttl: Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000)),
    urgency: IN_PLAY_URGENT.has(kind) ? 'high' : 'normal',
    topic: tag,
  }
}

function tagOf(
  id: number,
  {
    kind,
    fixtureId,
    happened: { side, ...score },
  }: { kind: Happened['kind']; fixtureId: number | null; happened: Happened['detail'] },
): string {
  if (fixtureId === null || !side || (kind !== 'goal' && kind !== 'goal_cancelled')) return `h${id}`
  const goals = (score[side] ?? 0) + (kind === 'goal_cancelled' ? 1 : 0)
  return `g${fixtureId}${side}${goals}`
}
