import { DAY_MS, meetsOnceAtHome, STATE } from '@touchline/football'
import { seasonKey } from './competitions.ts'
import type { FileMatch } from './file-match.ts'
import type { Problems } from './problems.ts'

/** No two sides play each other twice at one ground within this many days. */
const MIN_DAYS_BETWEEN = 3
const daysBetween = (one: FileMatch, other: FileMatch): number =>
  Math.abs(Date.parse(one.day) - Date.parse(other.day)) / DAY_MS

/** Whether a match was not played on its day, so that a later one of the same pair is that match. */
const wasMoved = ({ state, scores }: FileMatch): boolean =>
  scores.current === null && (state === null || state === STATE.postponed)

/**
 * A match whose key another match of the file has: a moved match, which replaces it, or the pair's next match at that ground with another
 * key; null where it is listed twice.
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
 * Settles pairs listed twice at one ground: within a few days it is one match with two dates, of which the later counts; where pairs meet
 * once a season, by the league's rules or by all other pairs of the file, the earlier one was abandoned and the later one counts.
 */
export function settleRepeats<Match extends FileMatch>(
  matches: readonly Match[],
  problems: Problems,
): readonly Match[] {
  const ofLeague = matches.filter(isOfLeague)
  const pairs = Map.groupBy(ofLeague, ({ place: { stage, group }, ...match }) =>
    [pairOf(match), stage, group].join('|'),
  )
  const isReplay = replaysIn(ofLeague)
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
        if (match.scores.current === null || next.scores.current === null) continue
        if (!meetsOnce(match) && !isReplay(next)) continue
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

const pairOf = ({ competition, home, away }: Pick<FileMatch, 'competition' | 'home' | 'away'>): string =>
  [seasonKey(competition), home.key, away.key].join('|')

/** The share of a league's pairs, home and away, that must have met before its clubs meet again. */
const ONCE_ROUND = 0.9
const MIN_CLUBS = 6
/** More pairs than this never have to replay a match in one season. */
const MAX_REPLAYS = 2

/**
 * Whether a repeated match is a replay: nearly all pairs of the season met at either ground, this one too, only one or two of them twice,
 * and these before the others had met once, so that no further round had begun.
 */
function replaysIn(matches: readonly FileMatch[]): (repeated: FileMatch) => boolean {
  const bySeason = Map.groupBy(matches, ({ competition }) => seasonKey(competition))
  return ({ competition, home, away, day }) => {
    const season = bySeason.get(seasonKey(competition)) ?? []
    const atOtherGround = season.some((one) => one.home.key === away.key && one.away.key === home.key)
    const clubs = new Set(season.flatMap(({ home, away }) => [home.key, away.key])).size
    const full = ONCE_ROUND * clubs * (clubs - 1)
    const met = new Set(season.map(pairOf)).size
    const metBefore = new Set(season.filter((one) => one.day < day).map(pairOf)).size
    return atOtherGround && clubs >= MIN_CLUBS && met >= full && metBefore < full && season.length - met <= MAX_REPLAYS
  }
}

const isOfLeague = ({ competition: { league } }: FileMatch): boolean => league.type === 'league' && !league.nations
const meetsOnce = ({ competition: { league, season } }: FileMatch): boolean => meetsOnceAtHome(league.stableKey, season)
