import type { Score } from '@touchline/football'
import { DAY_MS } from '@touchline/football'

/** The sides of a meeting, its season and day. */
interface Meeting {
  season: number
  home: number
  away: number
  /** UTC instant of the kick-off, or 00:00Z of its day. */
  kickoff: string | Date
  /** Whether it has a result; taken for granted where it is left out. */
  decided?: boolean
  /** How it ended, where that is known. */
  score?: Score | null
}

export interface ReportedMeeting extends Meeting {
  key: string
}

export interface StoredMeeting extends Meeting {
  id: number
  /** True where each pair meets once at each one's home in this season, so that the day does not matter. */
  once: boolean
}

const dayOf = ({ kickoff }: Meeting): number => Math.floor(new Date(kickoff).getTime() / DAY_MS)
const pairOf = ({ season, home, away }: Meeting): string => `${season} ${home} ${away}`

/** True when the kick-off days are at most one apart, as they can be where one source has local days. */
const aboutTheSameDay = (one: Meeting, other: Meeting): boolean => Math.abs(dayOf(one) - dayOf(other)) <= 1

/** Nobody plays the same side at one ground twice within a week: two sources differ on the day. */
const MAX_DAYS_APART = 7
const aboutTheSameWeek = (one: Meeting, other: Meeting): boolean =>
  Math.abs(dayOf(one) - dayOf(other)) <= MAX_DAYS_APART

const FURTHEST_MOVE_DAYS = 60

const endedAlike = ({ score: one }: Meeting, { score: other }: Meeting): boolean =>
  one != null && other != null && one[0] === other[0] && one[1] === other[1]

/** True when one of them can be the other with another date: matches that ended otherwise on two days were both played. */
const moved = (one: Meeting, other: Meeting): boolean =>
  (one.decided === false || other.decided === false || endedAlike(one, other)) &&
  Math.abs(dayOf(one) - dayOf(other)) <= FURTHEST_MOVE_DAYS

/**
 * The stored fixture of each reported one: the one of the same season, home and away team on about the same day; failing that, in the same
 * week; failing that, where a pair meets only once, the one of the same season and pair; failing that, where one of them has no result yet
 * or both have the same one, and a moved date can be the reason, the last one left of the pair. Only where neither side has another
 * candidate; nothing is guessed.
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
    pairOff(meetings, { stored: candidates, fits: aboutTheSameDay, pairs })
    const isLeft = (one: StoredMeeting) => !taken.has(one.id)
    let taken = new Set(pairs.values())
    const unpaired = () => meetings.filter((one) => !pairs.has(one.key))
    pairOff(unpaired(), { stored: candidates.filter(isLeft), fits: aboutTheSameWeek, pairs })
    taken = new Set(pairs.values())
    const [open, left] = [unpaired(), candidates.filter(isLeft)]
    pairOff(open, { stored: left, fits: (_, one) => one.once, pairs })
    if (open.length === 1 && left.length === 1 && !left[0]?.once) pairOff(open, { stored: left, fits: moved, pairs })
  }
  return pairs
}

/** Pairs those that fit one other and are fitted by no other. */
function pairOff(
  reported: readonly ReportedMeeting[],
  {
    stored,
    fits,
    pairs,
  }: {
    stored: readonly StoredMeeting[]
    fits: (reported: ReportedMeeting, stored: StoredMeeting) => boolean
    pairs: Map<string, number>
  },
): void {
  for (const one of reported) {
    const [candidate, second] = stored.filter((other) => fits(one, other))
    if (!candidate || second) continue
    if (reported.filter((other) => fits(other, candidate)).length === 1) pairs.set(one.key, candidate.id)
  }
}

/**
 * Reported matches that are a stored one with its sides swapped: two clubs do not meet twice within two days. Neither is paired yet, and
 * neither has another candidate.
 */
export function turnedFixtures(
  reported: readonly ReportedMeeting[],
  stored: readonly StoredMeeting[],
  pairs: ReadonlyMap<string, number>,
): Map<string, number> {
  const taken = new Set(pairs.values())
  const turned = reported
    .filter(({ key }) => !pairs.has(key))
    .map((one) => ({ ...one, home: one.away, away: one.home }))
  const found = new Map<string, number>()
  const left = Map.groupBy(
    stored.filter(({ id }) => !taken.has(id)),
    pairOf,
  )
  for (const [pair, meetings] of Map.groupBy(turned, pairOf))
    pairOff(meetings, { stored: left.get(pair) ?? [], fits: aboutTheSameDay, pairs: found })
  return found
}
