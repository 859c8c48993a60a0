import { rivalRows } from '../render/parts.ts'
import { coachSpellRow, transferRow } from '../render/reference.ts'
import { stateRows, typeRows } from '../render/types.ts'
import { emptyWorld, type Row, type World } from '../world.ts'
import { AGGREGATES, CALENDAR, GROUPS, ROUNDS, SEASONS, STAGES } from './calendar.ts'
import { addCareers } from './careers.ts'
import { fixtureRow, REFEREES } from './fixture.ts'
import { BOOKMAKERS, MARKETS, oddsOf } from './odds.ts'
import { coach, player, playerId, referee, SQUAD_SIZE } from './people.ts'
import { CLUBS, COUNTRIES, ENGLAND, LEAGUES, TEAMS, trophies, VENUES } from './places.ts'
import { addStandings } from './tables.ts'

export { CUP_SEASON, SMALL_WORLD_NOW } from './calendar.ts'

/** A club that transfers name and nobody describes. */
const UNKNOWN_CLUB = 148_048

/**
 * A world small enough to be looked at whole: a league with a season that is over and one that goes on, a cup with groups,
 * two-legged semi-finals and a shoot-out, eight clubs, thirty-six fixtures with everything reported about them. It is the same in every run
 * and made anew by every call; read it as of SMALL_WORLD_NOW.
 */
export function smallWorld(): World {
  const world = emptyWorld()
  const calendar = CALENDAR()
  world.continents = [{ id: 1, name: 'Europe', code: 'EU' }]
  world.countries = COUNTRIES()
  world.types = typeRows()
  world.states = stateRows()
  world.leagues = LEAGUES()
  world.seasons = SEASONS()
  world.stages = STAGES()
  world.groups = GROUPS()
  world.rounds = ROUNDS()
  world.aggregates = AGGREGATES()
  world.venues = VENUES()
  world.teams = TEAMS()
  world.players = CLUBS.flatMap((club) => shirts((shirt) => player(club.id, shirt, club.country)))
  world.coaches = CLUBS.flatMap((club) => club.coaches.map((id) => coach(id, club.country)))
  world.referees = REFEREES.map((id) => referee(id, ENGLAND))
  world.teamCoaches = CLUBS.flatMap((club) =>
    club.coaches.map((id, index) => spell(id, club.id, index === club.coaches.length - 1)),
  )
  world.squads = CLUBS.flatMap((club) => shirts((shirt) => squadRow(club.id, shirt)))
  world.transfers = TRANSFERS()
  world.rivals = [
    ['19', '18'],
    ['18', '19'],
    ['83', '3468'],
  ].flatMap(([team = '', rival = '']) => rivalRows({ team, rivals: [rival] }))
  world.fixtures = calendar.map(fixtureRow)
  world.bookmakers = BOOKMAKERS()
  world.markets = MARKETS()
  world.odds = calendar.filter((planned) => planned.start >= '2026-02' && planned.start < '2026-04').flatMap(oddsOf)
  world.seasons = world.seasons.map((row) => ({ ...row, teams: teamsOf(world, row.id) }))
  giveTrophies(world)
  addStandings(world)
  addCareers(world)
  return world
}

const shirts = (make: (shirt: number) => Row): Row[] =>
  Array.from({ length: SQUAD_SIZE }, (_, index) => make(index + 1))

/** A club with two coaches changed them in the autumn. */
function spell(coachId: number, team: number, active: boolean): Row {
  const changed = team === 18
  const [startsOn, endsOn] = [changed && active ? '2025-11-10' : '2023-07-01', active ? null : '2025-11-09']
  return coachSpellRow({ coach: String(coachId), team: String(team), position: 221, startsOn, endsOn })
}

function squadRow(team: number, shirt: number): Row {
  return {
    id: team * 1000 + shirt,
    transfer_id: team === 19 && shirt === 10 ? 1 : null,
    player_id: playerId(team, shirt),
    team_id: team,
    position_id: null,
    detailed_position_id: null,
    start: '2023-07-01',
    end: '2028-06-30',
    captain: shirt === 6,
    jersey_number: shirt,
  }
}

const TRANSFERS = (): Row[] => [
  transfer(1, playerId(19, 10), 219, UNKNOWN_CLUB, 19, '2025-01-20', 12_000_000),
  transfer(2, playerId(18, 15), 218, 9, 18, '2026-01-15', null),
  transfer(3, playerId(8, 12), 220, 625, 8, '2025-07-01', null),
]

function transfer(
  id: number,
  player: number,
  type: number,
  from: number,
  to: number,
  date: string,
  amount: number | null,
): Row {
  const teams = { from: String(from), to: String(to) }
  return transferRow({ key: String(id), player: String(player), ...teams, date, type, amount })
}

function teamsOf(world: World, season: number): Row[] {
  const fixtures = world.fixtures.filter((row) => row.season_id === season)
  const ids = new Set(fixtures.flatMap((row) => (row.participants as Row[]).map((side) => side.id)))
  return world.teams.filter((row) => ids.has(row.id))
}

/** The champions of the season that is over: a player and the coach have the title too. */
function giveTrophies(world: World): void {
  for (const row of world.players) if (row.id === playerId(8, 10)) row.trophies = trophies('player', row.id)
  for (const row of world.coaches) if (row.id === 50_008) row.trophies = trophies('coach', row.id)
}
