import type { ScoreDraws } from '../simulation/score-draws.ts'
import { playFixed, seasonColumns } from '../simulation/season-columns.ts'
import { type FirstPhases, seasonOrder } from '../simulation/season-order.ts'
import type { TeamId } from '../table/tally.ts'
import type { CupGroups, MatchPlayed } from './cup-ahead.types.ts'

/** A team as it came out of the groups: `1A`, or `9` where there is one table. */
export interface Placed {
  team: number
  place: number
  /** The place with its group, as brackets have it. */
  slot: string
  group: number
  /** The round it goes on to, by its index; null where it is out. */
  round: number | null
}

/**
 * Plays groups again and again.
 * @param numberOf number of each team among all of the cup, by their names
 * @returns every team of the groups, given how a score is drawn
 */
export function groupPlay<Team extends TeamId>(
  { groups, results, ahead, rules, places, best }: CupGroups<Team>,
  { numberOf, teams, played }: { numberOf: (team: Team) => number; teams: number; played?: MatchPlayed },
): (draw: (draws: ScoreDraws, home: number, away: number) => number, uniform: () => number) => Placed[] {
  const matches = seasonColumns({ results, ahead, rules, second: null }, numberOf, teams)
  const ordering = seasonOrder(teams, rules, new Float64Array(teams))
  const zero = () => new Float64Array(teams)
  // Teams in no group form one of their own, after all others.
  const inGroups: FirstPhases = {
    ...{ places: new Int32Array(teams), points: zero(), kept: zero(), added: zero() },
    groups: new Int32Array(teams).fill(groups.length),
  }
  for (const [at, group] of groups.entries()) for (const team of group.teams) inGroups.groups[numberOf(team)] = at
  const isOneTable = groups.length === 1

  return (draw, uniform) => {
    playFixed(matches, draw, rules.shootOut ? uniform : null)
    if (played)
      for (const [index, { fixture }] of ahead.entries()) {
        const column = matches.columnOf[index]!
        if (fixture !== undefined) played(fixture, matches.homeGoals[column]! - matches.awayGoals[column]!)
      }
    const overall = best && [...ordering.of(matches, matches.count)]
    const order = ordering.of(matches, matches.count, inGroups)
    const placed: Placed[] = []
    let at = 0
    for (const [group, { letter, teams: own }] of groups.entries())
      for (let place = 1; place <= own.length; place++) {
        const slot = isOneTable ? String(place) : `${place}${letter}`
        placed.push({ team: order[at++]!, place, slot, group, round: places[place - 1] ?? null })
      }
    if (best && overall) {
      const next = placed.filter(({ place }) => place === places.length + 1)
      next.sort((one, other) => overall.indexOf(one.team) - overall.indexOf(other.team))
      for (const one of next.slice(0, best.count)) one.round = best.round
    }
    return placed
  }
}
