import { bookmakerName, formatDate, formatTime, isAhead, type Zone } from '@touchline/football'
import type { Language } from '@touchline/messages'
import type { AlertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import { nameIn, teamNameIn } from '../../shared/names/reader-names.ts'
import type { Happened } from './due-alerts.queries.ts'

export interface AlertWords {
  title: string
  body: string
  /** Where it leads on the site. */
  path: string
}

export interface Reader {
  language: Language
  zone: Zone
  hidesScores: boolean
}

/** The text of an alert. A reader who hides scores gets nothing that gives one away. */
export function alertWords(happened: Happened, reader: Reader, t: AlertTexts): AlertWords {
  const { language, hidesScores } = reader
  const { kind, detail, fixtureId } = happened
  const team = teamIn(language)
  const path = pathOf(happened)
  if (kind === 'coach')
    return { title: team(happened.team), body: t('says.coach', { coach: detail.coach ?? '' }), path }
  if (kind === 'transfer') {
    const [from, to] = [team(happened.team), team(happened.toTeam)]
    const way = from && to ? 'both' : from ? 'left' : 'joined'
    return { title: happened.player ?? '', body: t(`says.transfer.${way}`, { from, to }), path }
  }
  const [home, away] = [team(happened.home), team(happened.away)]
  const isScored = !hidesScores && SCORED.has(kind) && detail.home != null && detail.away != null
  const title = isScored ? `${home} ${detail.home}–${detail.away} ${away}` : `${home} – ${away}`
  const says = fixtureId === null ? '' : sayMatch(happened, reader, t)
  const league = nameIn(language, 'competitions', happened.league ?? '')
  return { title, body: [says, league].filter(Boolean).join(' · '), path }
}

const SCORED: ReadonlySet<Happened['kind']> = new Set(['goal', 'goal_cancelled', 'red_card', 'half_time', 'full_time'])

const teamIn = (language: Language) => (name: string | null) => (name === null ? '' : teamNameIn(language, name))

function pathOf({ kind, fixtureId, countryId, teamId, playerId }: Happened): string {
  if (kind === 'coach') return `/team/${teamId}`
  if (kind === 'transfer') return `/player/${playerId}`
  return `/soccer?mid=${fixtureId}&cid=${countryId}`
}

function sayMatch(
  { kind, detail, kickoff, kickoffKnown, stateId, ...of }: Happened,
  { language, zone }: Reader,
  t: AlertTexts,
): string {
  const of_side = teamIn(language)(detail.side === 'home' ? of.home : of.away)
  const minute = detail.minute == null ? '' : `${detail.minute}′`
  const when = (at: Date, known: boolean) =>
    known ? `${formatDate(at, zone, 'DD/MM')} ${formatTime(at, zone)}` : formatDate(at, zone, 'DD/MM')
  switch (kind) {
    case 'goal':
      return [t('says.goal', { team: of_side }), minute, of.scorer].filter(Boolean).join(' ')
    case 'goal_cancelled':
      return t('says.goal_cancelled', { team: of_side })
    case 'red_card':
      return [t('says.red_card', { team: of_side }), minute].filter(Boolean).join(' ')
    case 'price': {
      const bookmaker = bookmakerName(detail.bookmakerId ?? null)
      const price = (detail.price ?? 0).toFixed(2)
      return bookmaker === null
        ? t('says.price', { team: of_side, price })
        : t('says.priceAt', { team: of_side, price, bookmaker })
    }
    case 'moved': {
      if (kickoff === null) return ''
      if (stateId !== null && !isAhead(stateId)) return t('says.off')
      return detail.was === undefined
        ? t('says.on', { when: when(kickoff, kickoffKnown ?? false) })
        : t('says.moved', {
            when: when(kickoff, kickoffKnown ?? false),
            was: when(new Date(detail.was), detail.wasKnown ?? false),
          })
    }
    default:
      return t(`says.${kind as 'lineup' | 'kickoff' | 'half_time' | 'full_time'}`)
  }
}
