import {
  decide,
  type Evidence,
  matchesAbout,
  mostVoted,
  PLACES,
  type Place,
  type ReportedResult,
  seasonsOf,
  type TeamVotes,
  teamsOf,
} from './votes.ts'

/**
 * Compares the results of two sources in seasons that both describe: a match on about the same day with the same score is a vote that its
 * teams are the same; sources differ on clocks, and a late match is on the next day by another one. Teams with one id in both are known, so
 * that a match against one of them can only be its match. A result that others had and not the team in question, or another one of that
 * team on the same day, is a vote against it. Names are resolved season by season, because a source may name one team differently in
 * another one; two that it has in one season are two.
 * @returns for each team of `own` that `others` does not have in a season the one with most votes; none where two have as many
 */
export function voteForTeams(own: readonly ReportedResult[], others: readonly ReportedResult[]): TeamVotes[] {
  const [ownSeasons, otherSeasons] = [seasonsOf(own), seasonsOf(others)]
  const about = matchesAbout(others)
  const evidence = new Map<number, Evidence[]>()
  for (const match of own) {
    const { played, equal: alike } = about(match)
    const playing = teamsOf(played)
    const equal = alike.filter((other) => PLACES.every((place) => canBe(match, other, place)))
    for (const place of PLACES) {
      const team = match[place]
      if (otherSeasons.get(team)?.has(match.season)) continue
      const own = evidence.get(team) ?? []
      evidence.set(team, [...own, { meant: new Set(equal.map((other) => other[place])), playing }])
    }
  }
  return decide([...evidence].flatMap(([team, results]) => mostVoted(team, results)))

  /** A known team matches itself, another one any team that shares no season with it in `own`. */
  function canBe(match: ReportedResult, other: ReportedResult, place: Place): boolean {
    const [team, is] = [match[place], other[place]]
    if (otherSeasons.get(team)?.has(match.season)) return team === is
    const seasons = ownSeasons.get(is)
    return seasons === undefined || ![...(ownSeasons.get(team) ?? [])].some((season) => seasons.has(season))
  }
}
