import { groupBy } from '../group-by.ts'
import { DAY_MS } from '../time/durations.ts'

/** A result as a source has it; teams by our ids, seasons shared by the sources. */
export interface ReportedResult {
  season: number
  /** UTC instant, or 00:00Z of the day where no more is known. */
  kickoff: string
  home: number
  away: number
  /** After 90 minutes. */
  score: readonly [home: number, away: number]
}

/** Votes of results for a team that only one source has: which team of another source it is. */
export interface TeamVotes {
  team: number
  is: number
  /** Results of the team that the other one has too. */
  votes: number
  /** Results that could have been the other one's. */
  of: number
  /** True where at least five results agree, nearly none differs, and neither team could be a third one. */
  certain: boolean
}

/** Fewer equal results may be chance. */
export const VOTES_NEEDED = 5
/** Sources have wrong days and scores: one result in this many may differ. */
const VOTES_PER_DIFFERENCE = 8
/** The next candidate has at most one vote for this many. */
export const VOTES_PER_RIVAL_VOTE = 3

export type Place = 'home' | 'away'
export const PLACES: readonly Place[] = ['home', 'away']

/** Evidence of one result of a team: teams with the same result there, and others that played on that day. */
export interface Evidence {
  meant: ReadonlySet<number>
  playing: ReadonlySet<number>
}

/** The seasons in which each team plays. */
export function seasonsOf(results: readonly ReportedResult[]): Map<number, Set<number>> {
  const seasons = new Map<number, Set<number>>()
  for (const { season, home, away } of results)
    for (const team of [home, away]) seasons.set(team, (seasons.get(team) ?? new Set()).add(season))
  return seasons
}

const dayOfSeason = ({ season, kickoff }: Pick<ReportedResult, 'season' | 'kickoff'>): string =>
  `${season} ${kickoff.slice(0, 10)}`

/** The day of a match, the one before and the one after. */
const daysAbout = ({ season, kickoff }: ReportedResult): string[] =>
  [-1, 0, 1].map((days) => {
    const about = new Date(Date.parse(kickoff.slice(0, 10)) + days * DAY_MS)
    return dayOfSeason({ season, kickoff: about.toISOString() })
  })

const hasScoreOf = ({ score }: ReportedResult, { score: other }: ReportedResult): boolean =>
  score[0] === other[0] && score[1] === other[1]

/** The matches of other results on about the day of one, and those of them with its score. */
export function matchesAbout(
  others: readonly ReportedResult[],
): (match: ReportedResult) => { played: ReportedResult[]; equal: ReportedResult[] } {
  const byDay = groupBy(others, dayOfSeason)
  return (match) => {
    const played = daysAbout(match).flatMap((day) => byDay.get(day) ?? [])
    return { played, equal: played.filter((other) => hasScoreOf(match, other)) }
  }
}

export const teamsOf = (results: readonly ReportedResult[]): Set<number> =>
  new Set(results.flatMap(({ home, away }) => [home, away]))

/** `rival` is how many votes the next team has. */
type Count = Omit<TeamVotes, 'certain'> & { rival: number }

/** The team with most votes; of two with as many the one with fewer against it, and none where these are as many too. */
export function mostVoted(team: number, results: readonly Evidence[]): Count[] {
  const candidates = new Set(results.flatMap(({ meant }) => [...meant]))
  const counts = [...candidates].map((is): Omit<Count, 'rival'> => {
    const speaking = results.filter(({ meant, playing }) => meant.size > 0 || playing.has(is))
    return { team, is, votes: speaking.filter(({ meant }) => meant.has(is)).length, of: speaking.length }
  })
  const [first, second] = counts.sort((one, other) => other.votes - one.votes || one.of - other.of)
  if (first === undefined) return []
  return second !== undefined && second.votes === first.votes && second.of === first.of
    ? []
    : [{ ...first, rival: second?.votes ?? 0 }]
}

/** A team is certain if nearly every result is for it, and no other comes near. */
export function decide(counts: readonly Count[]): TeamVotes[] {
  const claims = groupBy(counts, ({ is }) => is)
  return counts.map(({ rival, ...count }) => {
    const others = claims.get(count.is)?.filter(({ team }) => team !== count.team) ?? []
    const most = Math.max(rival, ...others.map(({ votes }) => votes))
    const agrees = count.votes >= VOTES_NEEDED && (count.of - count.votes) * VOTES_PER_DIFFERENCE <= count.votes
    return { ...count, certain: agrees && most * VOTES_PER_RIVAL_VOTE <= count.votes }
  })
}
