import { groupBy } from '../group-by.ts'
/** A result as a source has it; teams by our ids, seasons shared by the sources. */
export interface ReportedResult {
  season: number
  /** UTC instant, or 00:00Z of the day where `kickoffKnown` is false. */
  kickoff: string
  kickoffKnown: boolean
  home: number
  away: number
  /** After 90 minutes. */
  score: readonly [home: number, away: number]
}

/** What results say of a team that one source alone has: which team of another source it is. */
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
/** Sources have wrong days and scores: one result in so many may differ. */
const VOTES_PER_DIFFERENCE = 8
/** The next team that it could be has at most one vote for so many. */
const VOTES_PER_RIVAL_VOTE = 3

type Place = 'home' | 'away'
const PLACES: readonly Place[] = ['home', 'away']

/** What one result of a team says: which teams had the same result there, and who else played on that day. */
interface Evidence {
  meant: ReadonlySet<number>
  playing: ReadonlySet<number>
}

/**
 * Compares the results of two sources in seasons that both describe: a match at the same UTC minute, or on the same day where one source
 * has days alone, with the same score is a vote that its teams are the same. Teams with one id in both are known, so that a match against
 * one of them can only be its match. A result that others had and not the team in question, or another one of that team on the same day, is a
 * vote against it. Who plays is decided season by season, as a source may call one team differently in another one; two that it has in one
 * season are two.
 * @returns for each team of `own` that `others` does not have in a season the one with most votes; none where two have as many
 */
export function voteForTeams(own: readonly ReportedResult[], others: readonly ReportedResult[]): TeamVotes[] {
  const [ownSeasons, otherSeasons] = [seasonsOf(own), seasonsOf(others)]
  const byDay = groupBy(others, dayOfSeason)
  const evidence = new Map<number, Evidence[]>()
  for (const match of own) {
    const played = byDay.get(dayOfSeason(match)) ?? []
    const playing = new Set(played.flatMap(({ home, away }) => [home, away]))
    const equal = played.filter((other) => isEqual(match, other) && PLACES.every((place) => canBe(match, other, place)))
    for (const place of PLACES) {
      const team = match[place]
      if (otherSeasons.get(team)?.has(match.season)) continue
      const own = evidence.get(team) ?? []
      evidence.set(team, [...own, { meant: new Set(equal.map((other) => other[place])), playing }])
    }
  }
  return decide([...evidence].flatMap(([team, results]) => mostVoted(team, results)))

  /** A known team is itself, another one may be anybody whom `own` has in no season beside it. */
  function canBe(match: ReportedResult, other: ReportedResult, place: Place): boolean {
    const [team, is] = [match[place], other[place]]
    if (otherSeasons.get(team)?.has(match.season)) return team === is
    const seasons = ownSeasons.get(is)
    return seasons === undefined || ![...(ownSeasons.get(team) ?? [])].some((season) => seasons.has(season))
  }
}

/** The seasons in which each team plays. */
function seasonsOf(results: readonly ReportedResult[]): Map<number, Set<number>> {
  const seasons = new Map<number, Set<number>>()
  for (const { season, home, away } of results)
    for (const team of [home, away]) seasons.set(team, (seasons.get(team) ?? new Set()).add(season))
  return seasons
}

const dayOfSeason = ({ season, kickoff }: ReportedResult): string => `${season} ${kickoff.slice(0, 10)}`

function isEqual(one: ReportedResult, other: ReportedResult): boolean {
  const sameTime = !one.kickoffKnown || !other.kickoffKnown || one.kickoff.slice(0, 16) === other.kickoff.slice(0, 16)
  return sameTime && one.score[0] === other.score[0] && one.score[1] === other.score[1]
}

/** `rival` is how many votes the next team has. */
type Count = Omit<TeamVotes, 'certain'> & { rival: number }

/** The team with most votes; of two with as many the one with fewer against it, and none where these are as many too. */
function mostVoted(team: number, results: readonly Evidence[]): Count[] {
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

/** Certain is what nearly every result says, and what nobody else comes near. */
function decide(counts: readonly Count[]): TeamVotes[] {
  const claims = groupBy(counts, ({ is }) => is)
  return counts.map(({ rival, ...count }) => {
    const others = claims.get(count.is)?.filter(({ team }) => team !== count.team) ?? []
    const most = Math.max(rival, ...others.map(({ votes }) => votes))
    const agrees = count.votes >= VOTES_NEEDED && (count.of - count.votes) * VOTES_PER_DIFFERENCE <= count.votes
    return { ...count, certain: agrees && most * VOTES_PER_RIVAL_VOTE <= count.votes }
  })
}
