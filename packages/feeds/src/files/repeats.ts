import { meetsOnceAtHome, STATE } from '@touchline/football'
import { seasonKey } from './competitions.ts'
import type { FileMatch } from './file-match.ts'
import type { Problems } from './problems.ts'

/** No two sides play each other twice at one ground within so many days. */
const MIN_DAYS_BETWEEN = 3
const DAY_MS = 86_400_000
const daysBetween = (one: FileMatch, other: FileMatch): number =>
  Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY_MS

/** Whether a match was not played on its day, so that a later one of the same pair is that match. */
const wasMoved = ({ state, scores }: FileMatch): boolean =>
  scores.current === null && (state === null || state === STATE.postponed)

/**
 * A match whose key another one of the file has: the moved one, which takes its place, or the pair's next one at that ground with a key
 * of its own; null where it is listed twice.
 */
export function meetingAgain<Match extends FileMatch>(match: Match, known: ReadonlyMap<string, Match>): Match | null {
  for (let count = 1; ; count++) {
    const key = count === 1 ? match.key : `${match.key}|${count}`
    const before = known.get(key)
    if (before === undefined) return { ...match, key }
    if (daysBetween(match, before) < MIN_DAYS_BETWEEN) return null
    if (wasMoved(before) && match.day > before.day && match.scores.current !== null) return { ...match, key }
  }
}

/**
 * Settles what a pair played twice at one ground: within a few days it is one match with two dates, of which the later counts; where they
 * meet once a season, the earlier one was abandoned and the later one counts.
 */
export function settleRepeats<Match extends FileMatch>(
  matches: readonly Match[],
  problems: Problems,
): readonly Match[] {
  const pairs = Map.groupBy(matches.filter(isOfLeague), ({ competition, home, away, place: { stage, group } }) =>
    [seasonKey(competition), home.key, away.key, stage, group].join('|'),
  )
  const settled = new Map<Match, Match | null>()
  for (const pair of pairs.values()) {
    const inOrder = pair.toSorted((one, other) => Date.parse(one.day) - Date.parse(other.day))
    for (const [at, match] of inOrder.entries()) {
      const next = inOrder[at + 1]
      if (next === undefined) continue
      if (daysBetween(match, next) < MIN_DAYS_BETWEEN) {
        settled.set(match, null)
        problems.refuse(match.origin, `the match is listed again on ${next.day}`)
      } else if (match.state === null || match.state === STATE.full_time) {
        if (match.scores.current === null || next.scores.current === null || !meetsOnce(match)) continue
        settled.set(match, { ...match, state: STATE.abandoned })
        problems.doubt(
          match.origin,
          `the match is listed again on ${next.day}, which counts; this one was abandoned or annulled`,
        )
      }
    }
  }
  return settled.size === 0
    ? matches
    : matches.flatMap((match) => settled.get(match) ?? (settled.has(match) ? [] : [match]))
}

const isOfLeague = ({ competition: { league } }: FileMatch): boolean => league.type === 'league' && !league.nations
const meetsOnce = ({ competition: { league, season } }: FileMatch): boolean => meetsOnceAtHome(league.stableKey, season)
