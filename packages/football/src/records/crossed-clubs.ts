import {
  decide,
  type Evidence,
  matchesAbout,
  mostVoted,
  PLACES,
  type Place,
  type ReportedResult,
  seasonsOf,
  teamsOf,
  VOTES_NEEDED,
  VOTES_PER_RIVAL_VOTE,
} from './votes.ts'

/**
 * Clubs that two sources call by each other's names: joined by name, the one's results are those of another club of the other source.
 * A club is doubted if hardly any of its results is that of the club with its name; it is another club if nearly all of them are that
 * club's, which no club of its own source can be then. Both must be true over all seasons that the sources share, or nothing is returned.
 * A club that took the name of another leaves its own: the club that has it under a new name is found with it.
 * @returns for a club of `own` the club of `others` that it is
 */
export function crossedClubs(
  own: readonly ReportedResult[],
  others: readonly ReportedResult[],
): ReadonlyMap<number, number> {
  const [ownSeasons, otherSeasons] = [seasonsOf(own), seasonsOf(others)]
  const about = matchesAbout(others)
  const seasons = new Set(others.map(({ season }) => season))
  const shared = own.filter(({ season }) => seasons.has(season))
  const doubted = new Set(
    [...teamsOf(shared)].filter((team) =>
      isDoubted(
        shared.filter(({ home, away }) => home === team || away === team),
        team,
      ),
    ),
  )
  if (doubted.size === 0) return new Map()

  const evidence = new Map<number, Evidence[]>()
  for (const match of shared) {
    const { played, equal } = about(match)
    const possible = equal.filter((other) => PLACES.every((place) => canBe(match, other, place)))
    for (const place of PLACES) {
      if (!doubted.has(match[place]) && otherSeasons.has(match[place])) continue
      const meant = new Set(possible.map((other) => other[place]))
      evidence.set(match[place], [...(evidence.get(match[place]) ?? []), { meant, playing: teamsOf(played) }])
    }
  }
  const counts = decide([...evidence].flatMap(([team, results]) => mostVoted(team, results)))
  return withoutDoubles(new Map(counts.filter(({ certain }) => certain).map(({ team, is }) => [team, is])))

  /** Whether both sources have the club, but hardly any day on which it could have had the same result agrees. */
  function isDoubted(results: readonly ReportedResult[], team: number): boolean {
    const seen = results
      .map((match) => ({ place: match.home === team ? ('home' as const) : ('away' as const), ...about(match) }))
      .filter(({ played }) => played.length > 0)
    const agreeing = seen.filter(({ place, equal }) => equal.some((other) => other[place] === team)).length
    return otherSeasons.has(team) && seen.length >= VOTES_NEEDED && agreeing * VOTES_PER_RIVAL_VOTE <= seen.length
  }

  /** A club that is not doubted is itself; another may be any that is doubted too or that only one source has. */
  function canBe(match: ReportedResult, other: ReportedResult, place: Place): boolean {
    const [team, is] = [match[place], other[place]]
    const isOpen = doubted.has(team) || !otherSeasons.get(team)?.has(match.season)
    const mayBeMeant = doubted.has(is) || !ownSeasons.get(is)?.has(match.season)
    return isOpen ? mayBeMeant && !(doubted.has(team) && team === is) : team === is
  }

  /** Leaves out clubs that would become another club of their own source, and new names of clubs that are not doubted. */
  function withoutDoubles(crossed: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    const isFree = (team: number, is: number) => crossed.has(is) || (doubted.has(team) && !ownSeasons.has(is))
    const kept = new Map([...crossed].filter(([team, is]) => isFree(team, is)))
    return kept.size === crossed.size ? kept : withoutDoubles(kept)
  }
}
