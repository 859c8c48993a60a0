import { DAY_MS } from '@touchline/football'
import { escapeHtml } from '../../../platform/mail/mail-html.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import type { Happened } from '../../alerts/deliver/due-alerts.queries.ts'
import { alertWords } from '../../alerts/deliver/words.ts'
import { digestParts } from '../../alerts/digest/digest.view.ts'
import { alertMail } from '../../alerts/mails/alert-mail.ts'
import { type MailFrame, siteMail } from '../../alerts/mails/site-mail.ts'
import type { AlertKind } from './mail-words.ts'

const TEAMS = { home: 'Arsenal', away: 'Chelsea' } as const
const LEAGUE = 'Premier League'
const NOT_STARTED = 1
const POSTPONED = 10

/** Mails of alerts and digests with made-up facts. Their links lead to nothing that was sent. */
export function sampleAlertMail(kind: AlertKind, frame: Omit<MailFrame, 'unsubscribe'>, now: Date): Mail {
  const whole = { ...frame, unsubscribe: `${frame.publicUrl}/unsubscribe/example` }
  const reader = { language: frame.language, zone: '+0', hidesScores: false } as const
  switch (kind) {
    case 'alerts.mail':
      return alertMail(alertWords(happened('goal', now), reader, frame.t), whole)
    case 'alerts.says':
      return everySentence(whole, reader, now)
    case 'alerts.digest':
      return digest(whole, now)
  }
}

function happened(kind: Happened['kind'], now: Date, more: Partial<Happened> = {}): Happened {
  const detail = {
    home: 1,
    away: 0,
    side: 'home',
    minute: 34,
    price: 2.15,
    bookmakerId: null,
    coach: 'Jane Example',
  } as const
  return {
    ...{ id: 1, kind, fixtureId: 1, countryId: 72, teamId: 1, playerId: 1, league: LEAGUE, ...TEAMS },
    ...{ team: TEAMS.home, toTeam: TEAMS.away, player: 'John Example', scorer: 'Example' },
    ...{ kickoff: new Date(now.getTime() + DAY_MS), kickoffKnown: true, stateId: NOT_STARTED },
    detail,
    ...more,
  } as unknown as Happened
}

/** One mail with every kind of alert, as they are said on all channels. */
function everySentence(frame: MailFrame, reader: Parameters<typeof alertWords>[1], now: Date): Mail {
  const moved = { detail: { was: now.toISOString(), wasKnown: true } } as unknown as Partial<Happened>
  const all = [
    ...(['lineup', 'kickoff', 'goal', 'goal_cancelled', 'red_card', 'half_time', 'full_time', 'price'] as const).map(
      (kind) => happened(kind, now),
    ),
    happened('moved', now, moved),
    happened('moved', now),
    happened('moved', now, { stateId: POSTPONED }),
    happened('coach', now),
    happened('transfer', now),
  ].map((one) => alertWords(one, reader, frame.t))
  const [first] = all
  return siteMail(frame, {
    subject: `${first?.title}: ${first?.body}`,
    text: all.map(({ title, body }) => `${title}\n${body}`).join('\n\n'),
    parts: all.map(
      ({ title, body }) => `<p style="margin:0 0 14px"><b>${escapeHtml(title)}</b><br>${escapeHtml(body)}</p>`,
    ),
  })
}

function digest(frame: MailFrame, now: Date): Mail {
  const [next, played] = [new Date(now.getTime() + DAY_MS), new Date(now.getTime() - DAY_MS)]
  const row = {
    id: 1,
    countryId: 72,
    homeName: TEAMS.home,
    awayName: TEAMS.away,
    leagueName: LEAGUE,
    kickoffKnown: true,
  }
  const wishes = { scores: true, rhythm: 'daily', zone: '+0' } as const
  const parts = digestParts(
    {
      matters: [],
      next: [{ ...row, kickoff: next }] as unknown as Parameters<typeof digestParts>[0]['next'],
      results: [{ ...row, kickoff: played, homeGoals: 2, awayGoals: 1 }] as unknown as Parameters<
        typeof digestParts
      >[0]['results'],
      news: [
        {
          title: TEAMS.away,
          text: frame.t('says.coach', { coach: 'Jane Example' }),
          at: played,
          link: frame.publicUrl,
        },
      ] as unknown as Parameters<typeof digestParts>[0]['news'],
    },
    { ...wishes, language: frame.language, t: frame.t, brand: frame.brand.name, publicUrl: frame.publicUrl },
  )
  return siteMail(
    frame,
    parts ?? { subject: frame.t('digest.plain', { brand: frame.brand.name }), text: '', parts: [] },
  )
}
