import type { FollowedTeam, Following, NewsFact } from '@touchline/contract'
import { bookmakerName, DAY_MS, marketFormats } from '@touchline/football'
import { zoneOf } from '../league/standing/standing.views.ts'
import { countryOf } from '../shared/fixture-view.ts'
import { leagueImage, playerImage, teamImage } from '../shared/image-paths.ts'
import type { FollowedThings, FoundFollowing, PlaceRow } from './following.queries.ts'
import type { FoundNews, NewsMatchRow, NewsRow } from './news.queries.ts'
import { priceMoves } from './price-moves.ts'

export function viewFollowing(asked: FollowedThings, found: FoundFollowing): Following {
  const matchesOf = new Map(found.matches.map((one) => [one.teamId, one]))
  const placeOf = new Map(found.places.map((one) => [one.teamId, one]))
  const teams = found.teams.map(({ id, name }) => ({
    ...{ team_id: id, team_name: name, team_logo: teamImage(id) },
    match_ids: matchesOf.get(id)?.matchIds ?? [],
    form: (matchesOf.get(id)?.points ?? []).map(letterOf),
    place: viewPlace(placeOf.get(id)),
  }))
  const leagues = found.leagues.map((row) => ({
    ...{ league_id: row.id, league_name: row.name, league_logo: leagueImage(row.id), league_country: countryOf(row) },
    round_name: row.roundName,
    first_at: row.firstAt && new Date(row.firstAt).toISOString(),
    last_at: row.lastAt && new Date(row.lastAt).toISOString(),
    matches: row.matches,
  }))
  const players = found.players.map(({ id, name, teamId, teamName }) => ({
    ...{ player_id: id, player_name: name, player_image: playerImage(id) },
    team: teamId === null || teamName === null ? null : { id: teamId, name: teamName },
    match_ids: teamId === null ? [] : (matchesOf.get(teamId)?.matchIds ?? []),
  }))
  return {
    teams: inOrder(asked.teams, teams, ({ team_id }) => team_id),
    leagues: inOrder(asked.leagues, leagues, ({ league_id }) => league_id),
    players: inOrder(asked.players, players, ({ player_id }) => player_id),
  }
}

function inOrder<T>(ids: readonly number[], all: readonly T[], idOf: (one: T) => number): T[] {
  const byId = new Map(all.map((one) => [idOf(one), one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const letterOf = (points: number) => (points === 3 ? 'W' : points === 1 ? 'D' : 'L')

function viewPlace(row: PlaceRow | undefined): FollowedTeam['place'] {
  if (row === undefined) return null
  const { position, points, table } = row
  const neighbour = table[position === 1 ? 1 : position - 2]
  return {
    ...{ league_id: row.leagueId, league_name: row.leagueName, league_country: countryOf(row), position, points },
    gap: neighbour === undefined ? null : Math.abs(points - neighbour.points),
    zones: table.map(({ rule }) => (rule === null ? null : zoneOf(rule))),
  }
}

const viewMatch = (row: NewsMatchRow) => ({
  ...{ id: row.id, country_id: row.countryId, home: row.home, away: row.away },
  ...{ start_dt: row.kickoff.toISOString(), kickoff_known: row.kickoffKnown },
})

function viewMatchNews(row: NewsRow): NewsFact {
  const of = { at: row.at.toISOString(), match: viewMatch(row) }
  if (row.kind === 'moved')
    return { kind: 'moved', ...of, was: new Date(row.was).toISOString(), was_known: row.wasKnown }
  return row.kind === 'off' ? { kind: 'off', ...of, status: row.stateId } : { kind: 'lineup', ...of }
}

const SIDES = ['1', 'X', '2'] as const
const PRICE_DAYS = 14

/** The latest first; a known day without a time counts as its end. */
export function viewNews({ matches, prices, coaches, suspended }: FoundNews, now: Date): NewsFact[] {
  const since = now.getTime() - PRICE_DAYS * DAY_MS
  const moved = [...Map.groupBy(prices, ({ id }) => id).values()].flatMap((ofMatch) => {
    const [row] = ofMatch
    if (!row) return []
    const changes = ofMatch.map((change) => ({ ...change, selection: change.selection - 1 }))
    return priceMoves(changes, SIDES.length).flatMap(({ selection, at, before, after }): NewsFact[] => {
      const [was, price, side] = [marketFormats(before)[selection], marketFormats(after)[selection], SIDES[selection]]
      if (!was || !price || !side || at.getTime() < since) return []
      const bookmaker = bookmakerName(row.bookmakerId)
      return [{ kind: 'price', at: at.toISOString(), match: viewMatch(row), side, before: was, price, bookmaker }]
    })
  })
  const of = ({ teamId, name, day }: { teamId: number; name: string; day: string }) => ({
    day,
    team: { id: teamId, name },
  })
  return [
    ...matches.map(viewMatchNews),
    ...moved,
    ...coaches.map((row): NewsFact => ({ kind: 'coach', ...of(row) })),
    ...suspended.map((row): NewsFact => ({ kind: 'suspended', ...of(row), players: row.players })),
  ].sort((one, other) => (whenOf(one) < whenOf(other) ? 1 : -1))
}

const whenOf = (fact: NewsFact) => ('at' in fact ? fact.at : `${fact.day}T24`)
