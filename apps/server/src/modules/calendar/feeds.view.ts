import type { FoundMatch, NewsFact, RecordHead } from '@touchline/contract'
import { DAY_MS, formatDate, formatTime, isDecided, priceText, stateNameKey, type Zone } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { Feed } from 'feed'
import { escapeHtml } from '../../platform/mail/mail-html.ts'
import { nameIn, teamNameIn } from '../shared/names/reader-names.ts'
import type { CalendarRow } from './calendar.queries.ts'

export interface FeedHead {
  title: string
  /** Address of the feed without its ending, and of the page it is of. */
  self: string
  link: string
  language: Language
  brand: string
  /** When an empty feed was made. */
  made: Date
}

export interface FeedEntry {
  id: string
  title: string
  link: string
  at: Date
  text?: string | undefined
}

export interface FeedWishes {
  language: Language
  zone: Zone
  scores: boolean
}

const MAX_ENTRIES = 50
/** How far ahead finders look. */
export const FOUND_AHEAD_MS = 14 * DAY_MS
const DAY_END_MS = 86_399_000

/** A feed in the format its address ends with; the newest entry first. */
export function viewFeed(head: FeedHead, entries: readonly FeedEntry[], format: 'atom' | 'json'): string {
  const { title, self, link, language, brand, made } = head
  const shown = entries.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MAX_ENTRIES)
  const feed = new Feed({
    ...{ title, id: link, link, language, generator: brand, copyright: brand },
    updated: shown[0]?.at ?? made,
    feedLinks: { atom: `${self}.atom`, json: `${self}.json` },
    author: { name: brand },
  })
  for (const { id, title: entry, link: to, at, text } of shown) {
    // Both formats take the text as HTML, Atom the title too.
    const heading = format === 'atom' ? escapeHtml(entry) : entry
    feed.addItem({ id, title: heading, link: to, date: at, published: at, description: escapeHtml(text ?? entry) })
  }
  return format === 'atom' ? feed.atom1() : feed.json1()
}

const matchLink = (publicUrl: string, id: number, country: number) => `${publicUrl}/soccer?mid=${id}&cid=${country}`

/** Results, without the score where it is not wished. */
export function resultEntries(rows: readonly CalendarRow[], publicUrl: string, wishes: FeedWishes): FeedEntry[] {
  const { language, scores } = wishes
  const t = textsOf(language, 'calendar')
  return rows.flatMap((row) => {
    const { id, homeGoals, awayGoals } = row
    if (!isDecided(row.stateId) || homeGoals === null || awayGoals === null) return []
    const [home, away] = [teamNameIn(language, row.homeName), teamNameIn(language, row.awayName)]
    const title = scores ? `${home} ${homeGoals}–${awayGoals} ${away}` : t('feed.ended', { title: `${home} – ${away}` })
    const link = matchLink(publicUrl, id, row.countryId)
    return [
      { id: `${link}#result`, title, link, at: row.updatedAt, text: nameIn(language, 'competitions', row.leagueName) },
    ]
  })
}

/** News around teams and matches. */
export function newsEntries(facts: readonly NewsFact[], publicUrl: string, wishes: FeedWishes): FeedEntry[] {
  const { language, zone } = wishes
  const t = textsOf(language, 'calendar')
  const common = textsOf(language, 'common')
  const when = (at: string, known: boolean) =>
    [formatDate(at, known ? zone : 0, 'DD/MM/YYYY'), known ? formatTime(at, zone) : null].filter(Boolean).join(' ')
  return facts.map((fact): FeedEntry => {
    if (!('at' in fact)) {
      const { kind, day, team } = fact
      const link = `${publicUrl}/team/${team.id}`
      const name = teamNameIn(language, team.name)
      const title =
        kind === 'coach' ? t('feed.coach', { team: name }) : t('feed.suspended', { team: name, count: fact.players })
      return { id: `${link}#${kind}-${day}`, title, link, at: new Date(Date.parse(day) + DAY_END_MS) }
    }
    const { kind, at, match } = fact
    const link = matchLink(publicUrl, match.id, match.country_id)
    const name = `${teamNameIn(language, match.home)} – ${teamNameIn(language, match.away)}`
    const entry = { id: `${link}#${kind}-${at}`, link, at: new Date(at) }
    if (kind === 'lineup') return { ...entry, title: t('feed.lineup', { match: name }) }
    if (kind === 'moved') {
      const title = t('feed.moved', { match: name, when: when(match.start_dt, match.kickoff_known) })
      return { ...entry, title, text: t('feed.was', { when: when(fact.was, fact.was_known) }) }
    }
    if (kind === 'off') {
      const key = stateNameKey(fact.status)
      return { ...entry, title: t('feed.off', { match: name, state: key === null ? '' : common(key) }) }
    }
    const [before, after] = [fact.before, fact.price].map((price) => priceText(price, 0, language))
    const title = t('feed.price', { match: name, side: fact.side, before: before ?? '', after: after ?? '' })
    return { ...entry, title, text: fact.bookmaker ?? undefined }
  })
}

/** The days of the record with the heads that seal them. */
export const recordEntries = (heads: readonly RecordHead[], publicUrl: string, language: Language): FeedEntry[] =>
  heads.map(({ day, forecasts, hash, sealed_at }) => {
    const t = textsOf(language, 'calendar')
    const link = `${publicUrl}/record`
    return {
      ...{ id: `${link}#${day}`, link, at: new Date(sealed_at) },
      title: t('feed.sealed', { day, count: forecasts }),
      text: t('feed.hash', { hash }),
    }
  })

/** Matches to come that a finder found, each as of the day it came near enough to be found. */
export const finderEntries = (found: readonly FoundMatch[], publicUrl: string, wishes: FeedWishes): FeedEntry[] =>
  found.map(({ match_id, country_id, home, away, starting_at, time_known, league_name, price }) => {
    const { language, zone } = wishes
    const link = matchLink(publicUrl, match_id, country_id)
    const time = time_known ? ` ${formatTime(starting_at, zone)}` : ''
    const title = `${teamNameIn(language, home.name)} – ${teamNameIn(language, away.name)}`
    const text = [nameIn(language, 'competitions', league_name), price === null ? null : price.toFixed(2)]
      .filter(Boolean)
      .join(', ')
    return {
      ...{ id: link, link, at: new Date(Date.parse(starting_at) - FOUND_AHEAD_MS), text },
      title: `${title}, ${formatDate(starting_at, time_known ? zone : 0, 'DD/MM/YYYY')}${time}`,
    }
  })
