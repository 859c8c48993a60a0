import type { TeamId } from '../table/tally.ts'
import { pairOf } from './match-counts.ts'
import type { PhaseMatch } from './phases.types.ts'

/** A match or two may be missing. */
const MIN_MET_WITHIN = 0.98
/** Everybody meets a rival or two of the other zone. */
const MAX_MET_BETWEEN = 0.2
/** Teams put into a zone by whom they meet stay there after few turns, or never. */
const MAX_TURNS = 10

/**
 * The two zones of a championship in which everybody meets all of its own zone and few of the other: who meets more of a zone is in it.
 * @param matches played and to be played
 * @returns the zone of `first` first; null where the matches leave it open
 */
export function zonesOf<Team extends TeamId>(
  teams: readonly Team[],
  matches: readonly PhaseMatch<Team>[],
  first: Team,
): [Team[], Team[]] | null {
  const pairs = new Set(matches.map(pairOf))
  const met = (one: Team, other: Team) => one !== other && pairs.has(pairOf({ home: one, away: other }))
  const share = (one: Team, zone: readonly Team[]) => {
    const others = zone.filter((other) => other !== one)
    return others.filter((other) => met(one, other)).length / Math.max(others.length, 1)
  }
  let own = teams.filter((team) => team === first || met(team, first))
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const others = teams.filter((team) => !own.includes(team))
    const next = teams.filter((team) => share(team, own) > share(team, others))
    if (next.length === own.length && next.every((team) => own.includes(team))) break
    own = next
  }
  const others = teams.filter((team) => !own.includes(team))
  const average = (zone: readonly Team[], of: readonly Team[]) =>
    zone.reduce((sum, team) => sum + share(team, of), 0) / Math.max(zone.length, 1)
  const isCertain =
    own.includes(first) &&
    own.length === others.length &&
    Math.min(average(own, own), average(others, others)) >= MIN_MET_WITHIN &&
    average(own, others) <= MAX_MET_BETWEEN
  return isCertain ? [own, others] : null
}
