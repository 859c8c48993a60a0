import type { AlertsAnswer, AlertWish } from '@touchline/contract'
import { ALERT_THINGS, type HiddenScores, tellsScore } from '@touchline/football'
import type { AlertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import { leavesScoreOut } from '../../hidden-scores/leaves-score-out.ts'
import { teamNameIn } from '../../shared/names/reader-names.ts'
import { maskedChat } from '../channels/chats.ts'
import { alertWords } from '../deliver/words.ts'
import type { ChannelRow } from './channels.queries.ts'
import type { Recipient } from './recipient.queries.ts'
import type { findSent } from './sent.queries.ts'
import type { findMuted, WishRow } from './wishes.queries.ts'

export interface StoredAlerts {
  recipient: Recipient
  wishes: readonly WishRow[]
  channels: readonly ChannelRow[]
  muted: Awaited<ReturnType<typeof findMuted>>
  sent: Awaited<ReturnType<typeof findSent>>
  hidden: HiddenScores | null
  t: AlertTexts
}

export function viewAlerts(stored: StoredAlerts, now: Date): Omit<AlertsAnswer, 'key' | 'push_key'> {
  const { recipient, wishes, channels, muted, sent, hidden, t } = stored
  const { language, hidesScores } = recipient
  return {
    settings: viewSettings(
      recipient,
      channels.some(({ kind }) => kind === 'mail'),
    ),
    wishes: wishes.flatMap((wish) => viewWish(wish, language)),
    channels: channels.map(({ id, kind, label, address, createdAt, lastError }) => ({
      id,
      kind,
      label: kind === 'push' || kind === 'mail' ? label : maskedChat(address),
      created_at: createdAt.toISOString(),
      failing: lastError,
    })),
    muted: muted.map(({ id, home, away }) => ({ id, name: pair(language, home, away) })),
    sent: sent.flatMap(({ at, channel, state, happened }) => {
      const isHidden = leavesScoreOut({ hidesScores, hidden }, happened, now)
      if (isHidden && tellsScore(happened.kind)) return []
      const words = alertWords(happened, { ...recipient, hidesScores: isHidden }, t)
      return [{ at: at.toISOString(), kind: happened.kind, ...words, channel, state }]
    }),
  }
}

const pair = (language: Recipient['language'], home: string, away: string) =>
  `${teamNameIn(language, home)} – ${teamNameIn(language, away)}`

export const viewSettings = (recipient: Recipient, mail: boolean): AlertsAnswer['settings'] => ({
  quiet_from: recipient.quietFrom,
  quiet_to: recipient.quietTo,
  hourly_limit: recipient.hourlyLimit,
  hides_scores: recipient.hidesScores,
  mail,
  digest: recipient.digest,
  language: recipient.language,
  zone: recipient.zone,
})

function viewWish(wish: WishRow, language: Recipient['language']): AlertWish[] {
  const thing = ALERT_THINGS.find((one) => wish[one] !== null)
  const id = thing && wish[thing]
  if (!thing || !id) return []
  const names = {
    team: teamNameIn(language, wish.teamName ?? ''),
    league: wish.leagueName ?? '',
    match: pair(language, wish.home ?? '', wish.away ?? ''),
    player: wish.playerName ?? '',
  }
  const { kinds, priceLevel, delayMinutes, channels } = wish
  return [{ thing, id, name: names[thing], kinds, price_level: priceLevel, delay_minutes: delayMinutes, channels }]
}
