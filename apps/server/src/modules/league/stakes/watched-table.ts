import {
  type Aim,
  leagueTable,
  type MustHappen,
  mustHappen,
  type OpenTable,
  type PointsWatch,
  type Watched,
} from '@touchline/football'
import { placesOf } from '../simulation/place-chances.ts'
import type { TableAhead } from '../simulation/season-ahead.ts'
import { nextMatches } from './next-matches.ts'

/** The condition of one team, and its part among the watched conditions. */
export interface TeamQuestion {
  team: number
  /** Null where the table alone does not decide. */
  must: MustHappen | null
  /** Index of the watched condition. */
  enough: number | null
  earliest: number | null
}

export interface WatchedTable {
  watched: Watched<number>
  /** By aim, as in `watched`. */
  questions: readonly (readonly TeamQuestion[])[]
}

/** Observations of a simulated table: its aims, its conditions, and the matches of the next days of play. */
export function watchedTable({ part, outcome, task: { season } }: TableAhead): WatchedTable {
  const teams = season.teams.map(({ team }) => team)
  const aims = aimsOf(outcome)
  const table = openTable(part, outcome.second !== null, season)
  const conditions: PointsWatch<number>[] = []
  const watch = (condition: PointsWatch<number>) => conditions.push(condition) - 1
  const questions = aims.map((aim) => {
    const first = table && firstPlaces(aim, outcome, teams.length)
    return teams.map((team, number): TeamQuestion => {
      if (!table || first === null) return { team, must: null, enough: null, earliest: null }
      const must = mustHappen(table, number, first)
      return { team, must, ...conditionsOf(must, { table, team, number, teams }, watch) }
    })
  })
  const { pointsForWin } = season.rules
  return {
    questions,
    watched: { ahead: season.ahead, pointsForWin, aims, conditions, matches: nextMatches(season.ahead) },
  }
}

/** Something to reach in a season: the title where it is decided here, and the places that mean something. */
function aimsOf({ titleBy, places }: TableAhead['outcome']): Aim[] {
  const byPlace = (['continental', 'qualification', 'promotion', 'relegation'] as const).flatMap((name): Aim[] => {
    const own = placesOf(places, name)
    return own ? [{ name, places: own }] : []
  })
  return titleBy === null ? byPlace : [{ name: 'champion', places: null }, ...byPlace]
}

/** How many of the first places reach the aim; null where it is not the first ones, or not the table, that do. */
function firstPlaces({ name, places }: Aim, { titleBy }: TableAhead['outcome'], teams: number): number | null {
  if (places === null) return titleBy === 'play_off' ? null : 1
  const good = name === 'relegation' ? places.map((down) => !down) : places
  const first = good.indexOf(false)
  const isFirstOnes = first > 0 && good.length === teams && !good.includes(true, first)
  return isFirstOnes ? first : null
}

/** The table with its remaining matches; null where points alone do not decide its order, a draw goes to a shoot-out, or more
 * matches follow than are fixed. */
function openTable(
  { input, rules }: TableAhead['part'],
  goesOn: boolean,
  { teams, results, ahead }: TableAhead['task']['season'],
): OpenTable | null {
  if (goesOn || rules.perMatch || rules.shootOut || (input.last?.size ?? 0) > 0) return null
  const points = new Map(leagueTable({ ...input, results }, rules).map((row) => [row.team, row.points]))
  const numbers = new Map(teams.map(({ team }, at) => [team, at]))
  return {
    points: teams.map(({ team }) => points.get(team) ?? 0),
    matches: ahead.map(({ kickoff, home, away }) => ({
      ...{ kickoff, home: numbers.get(home) ?? 0, away: numbers.get(away) ?? 0 },
    })),
    pointsForWin: rules.pointsForWin,
  }
}

interface Asked {
  table: OpenTable
  team: number
  number: number
  teams: readonly number[]
}

function conditionsOf(
  { enough, earliest }: MustHappen,
  { table: { matches, pointsForWin }, team, number, teams }: Asked,
  watch: (condition: PointsWatch<number>) => number,
): Pick<TeamQuestion, 'enough' | 'earliest'> {
  const all = matches.map((_, at) => at)
  const matchesOf = (other: number, among: readonly number[]) =>
    among.filter((at) => {
      const { home, away } = matches[at]!
      return (home === other || away === other) && home !== number && away !== number
    }).length
  return {
    enough: enough && watch({ team, points: enough.points, matches: all, atMost: [] }),
    earliest: earliest?.drops
      ? watch({
          ...{ team, points: earliest.wins * pointsForWin, matches: earliest.matches },
          atMost: earliest.drops.map(({ team: other, points }) => ({
            team: teams[other]!,
            points: matchesOf(other, earliest.matches) * pointsForWin - points,
          })),
        })
      : null,
  }
}
