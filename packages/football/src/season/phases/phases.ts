import { compareTexts } from '../../text.ts'
import type { TeamId } from '../table/tally.ts'
import { byCountedRounds } from './counted-rounds.ts'
import { afterEqualNumbers, afterFullRounds } from './full-rounds.ts'
import { partGuests } from './guests.ts'
import { pairingOf, partFirst } from './match-counts.ts'
import type { PhaseMatch, PhaseRules, Phases } from './phases.types.ts'

/**
 * To which phase each match of a league's list belongs, where the source does not say it: by the rules of the league, and where these do not
 * say it, by what a play-off alone looks like. A match is in the table, in the play-offs, or certainly in neither.
 * @param matches of one season, played or still to be played, in any order
 */
export function phasesOf<Team extends TeamId, Match extends PhaseMatch<Team>>(
  matches: readonly Match[],
  rules: PhaseRules,
): Phases<Match> {
  const at = ({ kickoff, home, away }: Match) => `${kickoff} ${home} ${away}`
  const ordered = matches.toSorted((a, b) => compareTexts(at(a), at(b)))
  const { table: members, playOffs, uncertain } = partGuests<Team, Match>(ordered)
  const own = amongMembers<Team, Match>(members, rules)
  return {
    ...own,
    playOffs: [...own.playOffs, ...playOffs],
    uncertain: [...own.uncertain, ...uncertain],
  }
}

function amongMembers<Team extends TeamId, Match extends PhaseMatch<Team>>(
  ordered: readonly Match[],
  rules: PhaseRules,
): Phases<Match> {
  const { rounds, days } = rules
  if (rounds !== null) return byCountedRounds<Team, Match>(ordered, rounds)
  if (days !== null) {
    const isRegular = ({ kickoff }: Match) => days.some(([from, to]) => from <= kickoff && kickoff.slice(0, 10) <= to)
    const playOffs = ordered.filter((match) => !isRegular(match))
    return { table: ordered.filter(isRegular), playOffs, uncertain: [] }
  }
  if (rules.regularSeasonOnly) {
    const { first: table, later: playOffs } = partFirst(ordered, pairingOf, 1)
    return { table, playOffs, uncertain: [] }
  }
  const all = { table: [...ordered], playOffs: [], uncertain: [] }
  if (rules.splits || rules.meetsOnce) return all
  return afterFullRounds<Team, Match>(ordered, rules) ?? afterEqualNumbers<Team, Match>(ordered) ?? all
}
