import { eventClub, type FeedProblem, type PricedEvent, type Sport } from '@touchline/feeds'
import { DAY_MS, type Key, nameKey } from '@touchline/football'
import type { FixtureToPrice } from './priced-fixtures.queries.ts'

/**
 * The match of each event: the one ahead of the same competition and pair. A side is found by the club that the source's name certainly
 * means, or by the exact name of a team of the competition; nothing is matched by similarity. When a pair meets twice in the days ahead the
 * day decides.
 * @returns our id of the fixture by event, and the events without one
 */
export function findEvents(
  events: readonly PricedEvent[],
  sport: Sport,
  fixtures: readonly FixtureToPrice[],
): { meant: Map<Key, number>; problems: FeedProblem[] } {
  const own = fixtures.filter(({ league }) => league === sport.league)
  const teamOf = teamsOf(own, sport)
  const meant = new Map<Key, number>()
  const problems: FeedProblem[] = []
  for (const event of events) {
    const [home, away] = [teamOf(event.home), teamOf(event.away)]
    const pair = own.filter(({ homeId, awayId }) => homeId === home && awayId === away)
    const sameDay = pair.filter(({ kickoff }) => Math.abs(kickoff.getTime() - Date.parse(event.kickoff)) <= DAY_MS)
    const [found] = pair.length === 1 ? pair : sameDay.length === 1 ? sameDay : []
    if (found) meant.set(event.key, found.id)
    else problems.push(unmatched(event, sport, { home, away }))
  }
  return { meant, problems }
}

function teamsOf(fixtures: readonly FixtureToPrice[], sport: Sport): (name: string) => number | null {
  const byClub = new Map<string, number>()
  const byName = new Map<string, Set<number>>()
  const note = (id: number, club: string | null, name: string) => {
    if (club !== null) byClub.set(club, id)
    byName.set(nameKey(name), (byName.get(nameKey(name)) ?? new Set()).add(id))
  }
  for (const one of fixtures) {
    note(one.homeId, one.homeClub, one.homeName)
    note(one.awayId, one.awayClub, one.awayName)
  }
  return (name) => {
    const club = eventClub(sport, name)
    if (club !== null && byClub.has(club.key)) return byClub.get(club.key) ?? null
    const named = [...(byName.get(nameKey(name)) ?? [])]
    return named.length === 1 ? (named[0] ?? null) : null
  }
}

/** Named by the pair and not by the event, so that it is one problem however often the match is requested. */
function unmatched(
  { home, away }: PricedEvent,
  { league }: Sport,
  ids: { home: number | null; away: number | null },
): FeedProblem {
  const unknown = [...(ids.home === null ? [home] : []), ...(ids.away === null ? [away] : [])]
  const why =
    unknown.length > 0 ? `no team to come there is called ${unknown.join(' or ')}` : 'no match to come is theirs'
  return { kind: 'event', key: `${league}: ${home} – ${away}`, reason: `Its prices are left out: ${why}.` }
}
