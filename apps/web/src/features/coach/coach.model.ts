import type { CoachProfile, CoachStat } from '@touchline/contract'
import { averageOf, countOf, format2 } from '@touchline/football'

/** Seasons of one name, whatever the league. */
export interface SeasonChoice {
  name: string
  ids: number[]
}

/** The seasons a coach has been in, by name, the highest first. */
export function seasonChoices(statistics: CoachProfile['statistics']): SeasonChoice[] {
  const byName = Map.groupBy(statistics, ({ season }) => season.name)
  return [...byName]
    .map(([name, of]) => ({ name, ids: [...new Set(of.map(({ season_id }) => season_id))].sort((a, b) => a - b) }))
    .sort((one, other) => other.name.localeCompare(one.name))
}

/** Teams by the day they were left, the latest first; those still coached count as the newest. */
export function teamsNewestFirst(teams: CoachProfile['teams']): CoachProfile['teams'] {
  const left = ({ end }: CoachProfile['teams'][number]) => end ?? '9999'
  return teams.toSorted((one, other) => left(other).localeCompare(left(one)) || other.start.localeCompare(one.start))
}

/** A time with a team; where no source tells of it, only that there was one. */
export type CoachSpell = Pick<CoachProfile['teams'][number], 'team_id' | 'team' | 'end' | 'position'> & {
  start: string | null
  position_id: number | null
}

/** The teams a coach was with, the latest left first; where no source tells when, those of the seasons coached, each once. */
export function teamsCoached({ teams, statistics }: Pick<CoachProfile, 'teams' | 'statistics'>): CoachSpell[] {
  if (teams.length > 0) return teamsNewestFirst(teams)
  return [...Map.groupBy(statistics, ({ team_id }) => team_id).values()].flatMap(([latest]) =>
    latest ? { ...latest, start: null, end: null, position_id: null, position: null } : [],
  )
}

/** What a team did under a coach in a season; null is unknown. */
export interface CoachRow {
  /** Ids of season and team, as the address names it. */
  key: string
  stat: CoachStat
  matches: number | null
  wins: number | null
  draws: number | null
  losses: number | null
  /** Points a match, two decimals as text. */
  points: string | null
}

const TYPES = { matches: 188, wins: 214, draws: 215, losses: 216 } as const

/** The latest season to end first. */
export function coachRows(stats: readonly CoachStat[]): CoachRow[] {
  return stats
    .toSorted((one, other) => other.season.ending_at.localeCompare(one.season.ending_at))
    .map((stat) => {
      const of = (name: keyof typeof TYPES) => countOf(valueIn(stat, TYPES[name]))
      const row = { matches: of('matches'), wins: of('wins'), draws: of('draws'), losses: of('losses') }
      return { key: `${stat.season_id}-${stat.team_id}`, stat, ...row, points: pointsOf(row) }
    })
}

function pointsOf({ matches, wins, draws }: Pick<CoachRow, 'matches' | 'wins' | 'draws'>): string | null {
  if (matches === null || matches === 0 || wins === null || draws === null) return null
  return format2((3 * wins + draws) / matches)
}

const valueIn = (stat: CoachStat, type: number) => stat.details.find(({ type_id }) => type_id === type)?.value

export interface CoachFigure {
  type: number
  /** As they are shown; null is unknown. */
  total: string | null
  /** Of a match; of results their share. */
  average: string | null
}

const RESULTS = [TYPES.wins, TYPES.draws, TYPES.losses]
const PER_MATCH = [59, 84, 85, 83]

/** The figures of a season: matches and results with their shares, substitutions and cards with their averages. */
export function coachFigures(stat: CoachStat): CoachFigure[] {
  const matches = countOf(valueIn(stat, TYPES.matches))
  const total = (type: number) => {
    const count = countOf(valueIn(stat, type))
    return count === null ? null : String(count)
  }
  const share = (type: number) => {
    const count = countOf(valueIn(stat, type))
    return count === null || !matches ? null : `${Math.round((100 * count) / matches)}%`
  }
  const average = (type: number) => {
    const told = averageOf(valueIn(stat, type))
    return told === null ? null : format2(told)
  }
  return [
    { type: TYPES.matches, total: total(TYPES.matches), average: null },
    ...RESULTS.map((type) => ({ type, total: total(type), average: share(type) })),
    ...PER_MATCH.map((type) => ({ type, total: total(type), average: average(type) })),
  ]
}
