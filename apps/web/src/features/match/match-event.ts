import type { MatchBasics } from '@touchline/contract'
import { STATE } from '@touchline/football'

const STATUS: Readonly<Record<number, string>> = {
  [STATE.postponed]: 'EventPostponed',
  [STATE.cancelled]: 'EventCancelled',
}

/** The match as schema.org describes a sports event, as JSON that is safe inside of a script element. */
export function matchEvent(match: MatchBasics, publicUrl: string): string {
  const team = (name: string, logo: string) => ({
    '@type': 'SportsTeam',
    name,
    logo: new URL(logo, `${publicUrl}/`).href,
  })
  const event = {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${match.local_name} v ${match.visitor_name}`,
    sport: 'Soccer',
    url: `${publicUrl}/soccer?mid=${match.match_id}`,
    startDate: match.kickoff_known ? match.start_dt : match.start_dt.slice(0, 10),
    eventStatus: `https://schema.org/${STATUS[match.status] ?? 'EventScheduled'}`,
    homeTeam: team(match.local_name, match.local_logo),
    awayTeam: team(match.visitor_name, match.visitor_logo),
    superEvent: { '@type': 'SportsEvent', name: `${match.lg_name} ${match.season}` },
    ...(match.stadium !== null && { location: { '@type': 'Place', name: match.stadium } }),
  }
  return JSON.stringify(event).replaceAll('<', '\\u003c')
}
