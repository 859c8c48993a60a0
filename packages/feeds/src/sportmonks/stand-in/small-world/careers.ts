import { inside, type Row, type World } from '../world.ts'
import { CUP_SEASON, LAST_SEASON, THIS_SEASON } from './calendar.ts'
import { minutesOf } from './line-ups.ts'
import { positionOf, shirtOf } from './people.ts'

const SEASONS = [LAST_SEASON, CUP_SEASON, THIS_SEASON]

interface Deeds {
  team: number
  lineups: number
  appearances: number
  minutes: number
  goals: number
  penalties: number
  assists: number
  yellow: { home: number; away: number }
}

/** What every player of a season did, by player. */
function deedsOf(world: World, season: number): Map<number, Deeds> {
  const players = new Map<number, Deeds>()
  for (const fixture of world.fixtures.filter((row) => row.season_id === season && inside(row, 'scores').length)) {
    const events = inside(fixture, 'events')
    for (const place of inside(fixture, 'lineups')) {
      const player = Number(place.player_id)
      const deeds = players.get(player) ?? nothing(Number(place.team_id))
      players.set(player, deeds)
      const minutes = minutesOf({ player_id: player, type_id: Number(place.type_id) }, events)
      deeds.minutes += minutes
      deeds.appearances += minutes > 0 ? 1 : 0
      deeds.lineups += place.type_id === 11 ? 1 : 0
      addEvents(deeds, player, fixture, events)
    }
  }
  return players
}

const nothing = (team: number): Deeds => ({
  team,
  lineups: 0,
  appearances: 0,
  minutes: 0,
  goals: 0,
  penalties: 0,
  assists: 0,
  yellow: { home: 0, away: 0 },
})

function addEvents(deeds: Deeds, player: number, fixture: Row, events: readonly Row[]): void {
  const home = inside(fixture, 'participants').find((side) => (side.meta as { location: string }).location === 'home')
  for (const event of events) {
    if (event.type_id === 14 && event.related_player_id === player) deeds.assists++
    if (event.player_id !== player) continue
    if (event.type_id === 14 || event.type_id === 16) deeds.goals++
    if (event.type_id === 16) deeds.penalties++
    if (event.type_id === 19) deeds.yellow[deeds.team === home?.id ? 'home' : 'away']++
  }
}

/** Squads, season statistics and lists of top scorers, worked out of line-ups and events. */
export function addCareers(world: World): void {
  for (const season of SEASONS) {
    const players = deedsOf(world, season)
    for (const [player, deeds] of players) world.playerStatistics.push(playerSeason(player, season, deeds))
    addTopScorers(world, season, players)
    addTeamSeasons(world, season)
    addRefereeSeasons(world, season)
  }
}

function playerSeason(player: number, season: number, deeds: Deeds): Row {
  const id = season * 1_000_000 + player
  const { yellow } = deeds
  const values: [type: number, value: Readonly<Record<string, number>>][] = [
    [321, { total: deeds.appearances }],
    [322, { total: deeds.lineups }],
    [119, { total: deeds.minutes }],
    [52, { total: deeds.goals, goals: deeds.goals - deeds.penalties, penalties: deeds.penalties }],
    [79, { total: deeds.assists }],
    [84, { total: yellow.home + yellow.away, ...yellow }],
  ]
  return {
    id,
    player_id: player,
    team_id: deeds.team,
    season_id: season,
    has_values: deeds.appearances > 0,
    position_id: positionOf(shirtOf(player)),
    jersey_number: shirtOf(player),
    details:
      deeds.appearances > 0
        ? details(
            id,
            'player_statistic_id',
            values.filter(([, value]) => value.total),
          )
        : [],
  }
}

const details = (owner: number, field: string, values: readonly (readonly [type: number, value: unknown])[]): Row[] =>
  values.map(([type, value], index) => ({ id: owner * 10 + index, [field]: owner, type_id: type, value }))

function addTopScorers(world: World, season: number, players: ReadonlyMap<number, Deeds>): void {
  const lists: [type: number, of: (deeds: Deeds) => number][] = [
    [208, (deeds) => deeds.goals],
    [209, (deeds) => deeds.assists],
    [84, (deeds) => deeds.yellow.home + deeds.yellow.away],
  ]
  for (const [type, of] of lists) {
    const ranked = [...players].filter(([, deeds]) => of(deeds) > 0).sort((a, b) => of(b[1]) - of(a[1]) || a[0] - b[0])
    for (const [index, [player, deeds]] of ranked.entries()) {
      world.topscorers.push({
        id: (season * 1000 + type) * 1000 + index,
        season_id: season,
        player_id: player,
        type_id: type,
        position: index + 1,
        total: of(deeds),
        participant_id: deeds.team,
        participant_type: 'team',
      })
    }
  }
}

function addTeamSeasons(world: World, season: number): void {
  const played = world.fixtures.filter((row) => row.season_id === season && row.state_id === 5)
  const teams = new Set(played.flatMap((row) => inside(row, 'participants').map((side) => side.id)))
  for (const team of teams) {
    const own = played.filter((row) => inside(row, 'participants').some((side) => side.id === team))
    const won = own.filter((row) =>
      inside(row, 'participants').some((side) => side.id === team && (side.meta as { winner: unknown }).winner),
    )
    const drawn = own.filter((row) => row.result_info === 'Game ended in draw.')
    const counts = [own.length, won.length, drawn.length, own.length - won.length - drawn.length]
    const share = (count = 0) => ({ all: { count, percentage: Math.round((count / own.length) * 10_000) / 100 } })
    const id = season * 10_000 + team
    const values = [
      [214, share(counts[1])],
      [215, share(counts[2])],
      [216, share(counts[3])],
    ] as const
    world.teamStatistics.push({
      id,
      team_id: team,
      season_id: season,
      has_values: true,
      details: details(id, 'team_statistic_id', values),
    })
    const coach = (own.at(-1) ? inside(own.at(-1) as Row, 'coaches') : []).find(
      (one) => (one.meta as { participant_id: number }).participant_id === team,
    )
    if (!coach) continue
    const figures = counts.map((count, index) => [[188, 214, 215, 216][index] ?? 0, { count }] as const)
    world.coachStatistics.push({
      id,
      coach_id: coach.id,
      team_id: team,
      season_id: season,
      details: details(id, 'coach_statistic_id', figures),
    })
  }
}

function addRefereeSeasons(world: World, season: number): void {
  for (const { id: referee } of world.referees) {
    const led = world.fixtures.filter(
      (row) =>
        row.season_id === season &&
        inside(row, 'scores').length &&
        inside(row, 'referees').some((one) => one.referee_id === referee && one.type_id === 6),
    )
    if (!led.length) continue
    const yellow = led.flatMap((row) => inside(row, 'events')).filter((event) => event.type_id === 19).length
    const id = season * 1000 + referee
    const all = { count: yellow, average: Math.round((yellow / led.length) * 100) / 100 }
    const values = [
      [188, { count: led.length }],
      [84, { all }],
    ] as const
    world.refereeStatistics.push({
      id,
      referee_id: referee,
      season_id: season,
      details: details(id, 'referee_statistic_id', values),
    })
  }
}
