import { formatDate, formatNumber, formatTime, percentText, type Zone } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { escapeHtml } from '../../../platform/mail/mail-html.ts'
import type { AlertTexts } from '../../../platform/mail/mail-texts.queries.ts'
import type { CalendarRow } from '../../calendar/calendar.queries.ts'
import type { FeedEntry } from '../../calendar/feeds.view.ts'
import { nameIn, teamNameIn } from '../../shared/names/reader-names.ts'
import type { MatterRow } from './digest.queries.ts'

interface DigestContent {
  /** The reason is worked out from tables, so it is left out where scores are hidden. */
  matters: readonly (MatterRow & { isHidden: boolean })[]
  results: readonly CalendarRow[]
  next: readonly CalendarRow[]
  news: readonly FeedEntry[]
}

interface DigestWishes {
  language: Language
  t: AlertTexts
  zone: Zone
  rhythm: 'daily' | 'weekly'
  brand: string
  publicUrl: string
}

/** A line of the digest: what it is called, its date, and where it leads. */
interface Line {
  name: string
  beside: string
  note: string
  link: string
}

/** Subject, text and HTML of a digest; null where it would be empty. */
export function digestParts(
  { matters, results, next, news }: DigestContent,
  wishes: DigestWishes,
): { subject: string; text: string; parts: string[] } | null {
  const { language, t, zone, publicUrl, rhythm, brand } = wishes
  const upcoming = textsOf(language, 'upcoming')
  const when = (at: Date, known: boolean) =>
    [formatDate(at, known ? zone : 0, 'DD/MM'), known ? formatTime(at, zone) : ''].filter(Boolean).join(' ')
  const chance = (share: number) => percentText(formatNumber(share * 100, language, 0), language)
  const link = (id: number, countryId: number) => `${publicUrl}/soccer?mid=${id}&cid=${countryId}`
  const nameOf = ({ homeName, awayName }: Pick<CalendarRow, 'homeName' | 'awayName'>, between = '–') =>
    `${teamNameIn(language, homeName)} ${between} ${teamNameIn(language, awayName)}`
  const competition = (name: string) => nameIn(language, 'competitions', name)

  const sections: [title: string, lines: Line[]][] = [
    [
      t('digest.matter'),
      matters.map((row) => ({
        name: nameOf(row),
        beside: when(row.kickoff, row.kickoffKnown),
        note: row.isHidden
          ? competition(row.league)
          : upcoming(`list.stakesReason.${row.aim}`, {
              team: teamNameIn(language, row.team),
              home: chance(row.home),
              away: chance(row.away),
            }),
        link: link(row.id, row.countryId),
      })),
    ],
    [
      t('digest.next'),
      next.map((row) => ({
        name: nameOf(row),
        beside: when(row.kickoff, row.kickoffKnown),
        note: competition(row.leagueName),
        link: link(row.id, row.countryId),
      })),
    ],
    [
      t('digest.results'),
      results.map((row) => ({
        name: row.homeGoals !== null ? nameOf(row, `${row.homeGoals}–${row.awayGoals}`) : nameOf(row),
        beside: formatDate(row.kickoff, zone, 'DD/MM'),
        note: competition(row.leagueName),
        link: link(row.id, row.countryId),
      })),
    ],
    [
      t('digest.news'),
      news.map((entry) => ({
        name: entry.title,
        beside: formatDate(entry.at, zone, 'DD/MM'),
        note: entry.text ?? '',
        link: entry.link,
      })),
    ],
  ]
  const filled = sections.filter(([, lines]) => lines.length > 0)
  if (filled.length === 0) return null
  const lead = matters[0] ?? next[0]
  const subject = lead ? t(`digest.subject.${rhythm}`, { match: nameOf(lead) }) : t('digest.plain', { brand })
  return {
    subject,
    text: filled.map(([title, lines]) => `${title}\n\n${lines.map(textLine).join('\n\n')}`).join('\n\n\n'),
    parts: filled.flatMap(([title, lines], at) => [heading(title, at === 0), table(lines)]),
  }
}

const textLine = ({ name, beside, note, link }: Line) => [`${name}  (${beside})`, note, link].filter(Boolean).join('\n')

const heading = (title: string, isFirst: boolean) =>
  `<h2 style="margin:${isFirst ? 0 : 26}px 0 6px;font-size:17px;line-height:1.3">${escapeHtml(title)}</h2>`

const table = (lines: readonly Line[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map(row).join('')}</table>`

const row = ({ name, beside, note, link }: Line) =>
  `<tr><td style="padding:9px 0;border-top:1px solid #dfe5ec"><a href="${escapeHtml(link)}" style="color:#131b24;font-weight:600;text-decoration:none">${escapeHtml(name)}</a>${note === '' ? '' : `<br><span style="color:#435365;font-size:13px">${escapeHtml(note)}</span>`}</td><td align="right" valign="top" style="padding:9px 0 9px 12px;border-top:1px solid #dfe5ec;color:#435365;font-size:13px;white-space:nowrap">${escapeHtml(beside)}</td></tr>`
