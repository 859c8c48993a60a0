import type { CoachProfile, CoachStat } from '@touchline/contract'
import { averageOf, cardCounts, countOf, countsOnlyIn, groupBy, type KnownIn, round2 } from '@touchline/football'
import type { Numbers } from '../../app/numbers.ts'

/** Seasons of one name, in any league. */
export interface SeasonChoice {
  name: string
  ids: number[]
}

/** The seasons a coach has been in, by name, the highest first. */
export function seasonChoices(statistics: CoachProfile['statistics']): SeasonChoice[] {
  const byName = groupBy(statistics, ({ season }) => season.name)
  return [...byName]
    .map(([name, of]) => ({ name, ids: [...new Set(of.map(({ season_id }) => season_id))].sort((a, b) => a - b) }))
    .sort((one, other) => other.name.localeCompare(one.name))
}

/** Teams by the day they were left, the latest first; those still coached count as the newest. */
export function teamsNewestFirst(teams: CoachProfile['teams']): CoachProfile['teams'] {
  const left = ({ end }: CoachProfile['teams'][number]) => end ?? '9999'
  return teams.toSorted((one, other) => left(other).localeCompare(left(one)) || other.start.localeCompare(one.start))
}

/** A time with a team; where no source reports it, only that there was one. */
export type CoachSpell = Pick<CoachProfile['teams'][number], 'team_id' | 'team' | 'end' | 'position'> & {
  start: string | null
  position_id: number | null
}

/** The teams a coach was with, the latest left first; where no source reports when, those of the seasons coached, each once. */
export function teamsCoached({ teams, statistics }: Pick<CoachProfile, 'teams' | 'statistics'>): CoachSpell[] {
  if (teams.length > 0) return teamsNewestFirst(teams)
  return [...groupBy(statistics, ({ team_id }) => team_id).values()].flatMap(([latest]) =>
    latest ? { ...latest, start: null, end: null, position_id: null, position: null } : [],
  )
}

/** Results of a team under a coach in a season; null is unknown. */
export interface CoachRow {
  /** Ids of season and team, as the address names it. */
  key: string
  stat: CoachStat
  matches: number | null
  wins: number | null
  draws: number | null
  losses: number | null
  /** Points a match. */
  points: number | null
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

function pointsOf({ matches, wins, draws }: Pick<CoachRow, 'matches' | 'wins' | 'draws'>): number | null {
  if (matches === null || matches === 0 || wins === null || draws === null) return null
  return round2((3 * wins + draws) / matches)
}

const valueIn = (stat: CoachStat, type: number) => stat.details.find(({ type_id }) => type_id === type)?.value

export interface CoachFigure {
  type: number
  /** As displayed; null is unknown. */
  total: string | null
  /** Per match; for results their share. */
  average: string | null
  /** The matches it rests on, where these are not all. */
  known: KnownIn | null
  /** For cards: matches whose source has counts only. */
  countsOnly: number
}

const RESULTS = [TYPES.wins, TYPES.draws, TYPES.losses]
const SUBSTITUTIONS = 59
const CARDS = { yellow: 84, second: 85, red: 83 } as const

/** The figures of a season: matches and results with their shares, substitutions and cards with their averages. */
export function coachFigures(stat: CoachStat, { whole, average, inPercent }: Numbers): CoachFigure[] {
  const all = countOf(valueIn(stat, TYPES.matches))
  const figure = (type: number, count: number | null, shown: string | null): CoachFigure => ({
    ...{ type, total: count === null ? null : whole(count), average: shown },
    ...{ known: knownOf(stat, type, all), countsOnly: countsOnlyIn(valueIn(stat, type)) },
  })
  const result = (type: number) => {
    const count = countOf(valueIn(stat, type))
    return figure(type, count, count === null || !all ? null : inPercent(whole((100 * count) / all)))
  }
  const perMatch = (type: number, count: number | null) => {
    const own = knownOf(stat, type, all)?.matches ?? all
    const reported =
      type === SUBSTITUTIONS ? averageOf(valueIn(stat, type)) : count !== null && own ? count / own : null
    return figure(type, count, reported === null ? null : average(reported))
  }
  const cards = cardCounts(stat.details)
  return [
    figure(TYPES.matches, all, null),
    ...RESULTS.map(result),
    perMatch(SUBSTITUTIONS, countOf(valueIn(stat, SUBSTITUTIONS))),
    ...(['yellow', 'second', 'red'] as const).map((colour) => perMatch(CARDS[colour], cards[colour])),
  ]
}

/** The matches a figure rests on by its own word. */
function knownOf(stat: CoachStat, type: number, all: number | null): KnownIn | null {
  const value = valueIn(stat, type)
  const matches = typeof value === 'object' && value !== null ? value.matches : undefined
  return typeof matches === 'number' && all !== null && matches < all ? { matches, of: all } : null
}
