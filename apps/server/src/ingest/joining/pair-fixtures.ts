/** Who meets whom in which season, and on which day. */
interface Meeting {
  season: number
  home: number
  away: number
  /** UTC instant of the kick-off, or 00:00Z of its day. */
  kickoff: string | Date
}

export interface ReportedMeeting extends Meeting {
  key: string
}

export interface StoredMeeting extends Meeting {
  id: number
  /** True where each pair meets once at each one's home in this season, so that the day does not matter. */
  once: boolean
}

const DAY_MS = 24 * 60 * 60 * 1_000
const dayOf = ({ kickoff }: Meeting): number => Math.floor(new Date(kickoff).getTime() / DAY_MS)
const pairOf = ({ season, home, away }: Meeting): string => `${season} ${home} ${away}`

/** True when the kick-off days are at most one apart, as they can be where one source has local days. */
const aboutTheSameDay = (one: Meeting, other: Meeting): boolean => Math.abs(dayOf(one) - dayOf(other)) <= 1

/**
 * Which stored fixture each reported one is: the one of the same season, home and away team on about the same day; failing that, where a
 * pair meets only once, the one of the same season and pair. Only where neither side leaves a choice; nothing is paired by guesswork.
 * @param stored fixtures that the source of the reported ones does not describe yet
 */
export function pairFixtures(
  reported: readonly ReportedMeeting[],
  stored: readonly StoredMeeting[],
): Map<string, number> {
  const pairs = new Map<string, number>()
  const storedOf = Map.groupBy(stored, pairOf)
  for (const [pair, meetings] of Map.groupBy(reported, pairOf)) {
    const candidates = storedOf.get(pair) ?? []
    pairOff(meetings, candidates, aboutTheSameDay, pairs)
    const taken = new Set(pairs.values())
    pairOff(
      meetings.filter((one) => !pairs.has(one.key)),
      candidates.filter((one) => !taken.has(one.id)),
      (_, one) => one.once,
      pairs,
    )
  }
  return pairs
}

/** Pairs those that fit one other and are fitted by no other. */
function pairOff(
  reported: readonly ReportedMeeting[],
  stored: readonly StoredMeeting[],
  fits: (reported: ReportedMeeting, stored: StoredMeeting) => boolean,
  pairs: Map<string, number>,
): void {
  for (const one of reported) {
    const [candidate, second] = stored.filter((other) => fits(one, other))
    if (!candidate || second) continue
    if (reported.filter((other) => fits(other, candidate)).length === 1) pairs.set(one.key, candidate.id)
  }
}
