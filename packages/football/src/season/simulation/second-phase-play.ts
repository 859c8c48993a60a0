import type { SecondPhase } from '../rules/second-phases.ts'
import { groupsOf, keptPoints } from '../table/second-phase.ts'
import type { Score } from './knock-out.ts'
import type { SeasonColumns } from './season-columns.ts'
import type { SeasonOrder } from './season-order.ts'

interface Drawing {
  /** Null where the chances of the pair are unknown. */
  score(home: number, away: number): Score | null
  uniform(): number
}

/**
 * Plays the second phases of drawn seasons: the groups that the first phase makes, with the matches that are fixed and those still missing.
 * @returns the final order, given the columns of a season whose fixed matches all have a score
 */
export function secondPhasePlay(matches: SeasonColumns, ordering: SeasonOrder, second: SecondPhase, drawing: Drawing) {
  const teams = ordering.points.length
  const sizes = second.groups.map((group) => group.teams)
  const phases = { places: new Int32Array(teams), points: new Float64Array(teams), kept: new Float64Array(teams) }
  const groupNumber = new Int32Array(teams)
  const met = new Int32Array(teams * teams)

  const begin = (groups: readonly (readonly number[])[]) => {
    let place = 0
    for (const [at, group] of groups.entries())
      for (const team of group) {
        groupNumber[team] = at
        phases.places[team] = ++place
        phases.points[team] = ordering.points[team]!
        phases.kept[team] = keptPoints(ordering.points[team]!, second.groups[at]!.carry)
      }
  }
  /** Counts the fixed matches; false where they are those of other groups, so that nobody can say what is missing. */
  const countFixed = (): boolean => {
    met.fill(0)
    for (let at = matches.beforeSplit; at < matches.count; at++) {
      const [home, away] = [matches.home[at]!, matches.away[at]!]
      if (groupNumber[home] !== groupNumber[away]) return false
      met[home * teams + away]!++
    }
    return true
  }
  let played = 0
  const play = (home: number, away: number) => {
    const score = drawing.score(home, away)
    if (score === null) return
    matches.home[played] = home
    matches.away[played] = away
    matches.homeGoals[played] = score[0]
    matches.awayGoals[played] = score[1]
    played++
  }
  const playMissing = (one: number, other: number, meetings: number) => {
    const [there, back] = [met[one * teams + other]!, met[other * teams + one]!]
    if (meetings === 2) {
      if (there === 0) play(one, other)
      if (back === 0) play(other, one)
    } else if (there + back < meetings) {
      if (drawing.uniform() < 0.5) play(one, other)
      else play(other, one)
    }
  }

  return (): readonly number[] => {
    const groups = groupsOf([...ordering.of(matches, matches.beforeSplit)], sizes)
    begin(groups)
    played = matches.count
    if (countFixed())
      for (const [at, group] of groups.entries())
        for (const [place, one] of group.entries())
          for (const other of group.slice(place + 1)) playMissing(one, other, second.groups[at]!.meetings)
    const order = [...ordering.of(matches, played, phases)]
    return groups.flatMap((_, at) => order.filter((team) => groupNumber[team] === at))
  }
}
