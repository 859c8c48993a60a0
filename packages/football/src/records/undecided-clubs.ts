import { SOURCES, type Source } from './sources.ts'

/** A match of a season that several sources describe. */
export interface SourcedMatch {
  id: number
  home: number
  away: number
  sources: readonly Source[]
}

/** Clubs of two sources that are probably the same and not yet known to be. */
export interface UndecidedClubs {
  /** The source whose matches count meanwhile, and its clubs that the other one does not have. */
  counted: { source: Source; teams: readonly number[] }
  other: { source: Source; teams: readonly number[] }
  /** Matches of the other source that do not count: the first one has them under other names. */
  matches: ReadonlySet<number>
}

/**
 * Where two sources each have clubs in a season that the other lacks, a club may be in it twice. Until that is resolved only one counts:
 * the source with more matches, or the more trusted one if they have as many.
 */
export function undecidedClubs(matches: readonly SourcedMatch[]): UndecidedClubs[] {
  const sources = SOURCES.filter((source) => matches.some((match) => match.sources.includes(source)))
  const matchesOf = new Map(
    sources.map((source) => [source, matches.filter((match) => match.sources.includes(source))]),
  )
  const teamsOf = (source: Source) => new Set((matchesOf.get(source) ?? []).flatMap(({ home, away }) => [home, away]))
  const size = (source: Source) => matchesOf.get(source)?.length ?? 0
  const ranked = sources.toSorted(
    (one, other) => size(other) - size(one) || sources.indexOf(one) - sources.indexOf(other),
  )
  return ranked.flatMap((source, at) =>
    ranked.slice(at + 1).flatMap((other): UndecidedClubs[] => {
      const [teams, otherTeams] = [teamsOf(source), teamsOf(other)]
      const alone = [...teams].filter((team) => !otherTeams.has(team))
      const otherAlone = new Set([...otherTeams].filter((team) => !teams.has(team)))
      if (alone.length === 0 || otherAlone.size === 0) return []
      const left = matches.filter(
        (match) =>
          match.sources.every((one) => one === other) && (otherAlone.has(match.home) || otherAlone.has(match.away)),
      )
      return [
        {
          counted: { source, teams: alone },
          other: { source: other, teams: [...otherAlone] },
          matches: new Set(left.map(({ id }) => id)),
        },
      ]
    }),
  )
}
