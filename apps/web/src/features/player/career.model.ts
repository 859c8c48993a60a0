import type { PlayerProfile, PlayerSeasonStat } from '@touchline/contract'
import { countOf, groupBy } from '@touchline/football'

/** A season with one club, all competitions together; null is unknown. */
export interface CareerStep {
  season: string
  team: PlayerSeasonStat['team']
  appearances: number | null
  goals: number | null
}

/** The way of a player from season to season and club to club, the earliest first; seasons nothing is known of are left out. */
export function careerOf(stats: readonly PlayerSeasonStat[]): CareerStep[] {
  const oldest = stats.toSorted((one, other) => one.season.ending_at.localeCompare(other.season.ending_at))
  const steps = groupBy(oldest, ({ season, team_id }) => `${season.name}/${team_id}`)
  return [...steps.values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const appearances = total(of, 321)
    const goals = total(of, 52)
    if (appearances === null && goals === null) return []
    return { season: first.season.name, team: first.team, appearances, goals }
  })
}

/** The sum of the known competitions. */
function total(stats: readonly PlayerSeasonStat[], type: number): number | null {
  const known = stats.flatMap(({ details }) => countOf(details.find(({ type_id }) => type_id === type)?.value) ?? [])
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
}

/** The teams of a player; where no source reports when he came to a club and went, those he has figures with, the latest first. */
export function teamsOf(teams: PlayerProfile['teams'], stats: readonly PlayerSeasonStat[]): PlayerProfile['teams'] {
  if (teams.some(({ national }) => !national)) return teams
  const byTeam = groupBy(stats, ({ team_id }) => team_id)
  const clubs = [...byTeam.values()].flatMap(([latest]) => {
    if (!latest || teams.some(({ team_id }) => team_id === latest.team_id)) return []
    const { team_id, team, position_id, jersey_number } = latest
    return { team_id, team, national: false, start: null, end: null, position_id, jersey_number }
  })
  return [...clubs, ...teams]
}
