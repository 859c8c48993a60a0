import { groupBy } from '../group-by.ts'
import { type Match, otherSide, sideOf } from '../match/match.ts'

/** A team that both have met, with their matches against it, the newest first. */
export interface CommonOpponent {
  opponent: Match['home']
  home: Match[]
  away: Match[]
}

/** A team's matches, the newest first. */
export interface TeamMatches {
  team: number
  matches: readonly Match[]
}

/** Teams that both have met, the latest first; matches between the two themselves do not count. */
export function commonOpponents(home: TeamMatches, away: TeamMatches): CommonOpponent[] {
  const own = byOpponent(home)
  const theirs = byOpponent(away)
  const common = [...own].flatMap(([id, matches]) => {
    const others = theirs.get(id)
    const [last] = matches
    if (others === undefined || last === undefined || id === home.team || id === away.team) return []
    return [{ opponent: opponentOf(last, home.team), home: matches, away: others }]
  })
  return common.sort((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1))
}

const opponentOf = (match: Match, team: number) => match[otherSide(sideOf(match, team))]
const byOpponent = ({ team, matches }: TeamMatches) => groupBy(matches, (match) => opponentOf(match, team).id)

function lastOf({ home, away }: CommonOpponent): string {
  return [...home, ...away].reduce((last, { kickoff }) => (kickoff > last ? kickoff : last), '')
}
