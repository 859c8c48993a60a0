import type { MatchBasics } from '@touchline/contract'
import { STATE } from '@touchline/football'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { MaybeCovered } from '../../app/cover/cover.ts'
import { matchPicture } from './match-picture.ts'

/** States of schema.org for a match that is not simply ahead or over; it has no other word for an abandoned one. */
const STATUS: Readonly<Record<number, string>> = {
  [STATE.postponed]: 'EventPostponed',
  [STATE.suspended]: 'EventPostponed',
  [STATE.cancelled]: 'EventCancelled',
  [STATE.abandoned]: 'EventCancelled',
  [STATE.walk_over]: 'EventCancelled',
  [STATE.awarded]: 'EventCancelled',
}

/** Flags that are not countries. */
const REGIONS = ['UN', 'EU', 'XX']
/** A country as ISO 3166 has it, the kingdom for England, by its flag; null for a region. */
const isoOf = (flag: string) => [flag.slice(0, 2).toUpperCase()].find((code) => !REGIONS.includes(code)) ?? null

/**
 * The match as schema.org describes a sports event, with the way to it, as JSON that is safe inside of a script element. Search engines
 * show no event without a place: where no ground is known it is the country.
 */
export function matchEvent(match: MatchBasics & MaybeCovered, publicUrl: string, description: string): string {
  const absolute = (path: string) => new URL(path, `${publicUrl}/`).href
  const team = (name: string, logo: string) => ({ '@type': 'SportsTeam', name, logo: absolute(logo) })
  const home = team(match.local_name, match.local_logo)
  const away = team(match.visitor_name, match.visitor_logo)
  const { country } = match
  const iso = isoOf(country.code)
  const day = match.start_dt.slice(0, 10)
  const event = {
    '@type': 'SportsEvent',
    name: `${match.local_name} v ${match.visitor_name}`,
    description,
    image: absolute(matchPicture(match, SOURCE_LANGUAGE)),
    sport: 'Soccer',
    url: absolute(`/soccer?mid=${match.match_id}`),
    startDate: match.kickoff_known ? match.start_dt : day,
    eventStatus: `https://schema.org/${STATUS[match.status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    superEvent: { '@type': 'SportsEvent', name: `${match.lg_name} ${match.season}` },
    location: {
      '@type': 'Place',
      name: match.stadium ?? country.name,
      address: iso === null ? country.name : { '@type': 'PostalAddress', addressCountry: iso },
    },
  }
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: day, item: absolute(`/matches/${day}`) },
      { '@type': 'ListItem', position: 2, name: event.name },
    ],
  }
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [event, trail] }).replaceAll('<', '\\u003c')
}
