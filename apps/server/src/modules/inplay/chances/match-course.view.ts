import type { CourseMoment, MatchAhead } from '@touchline/contract'
import { isFinished, STATE } from '@touchline/football'
import { type MatchCourse, makesScore } from '@touchline/ingest/derive/inplay/courses.queries.ts'
import {
  courseOf,
  type InPlay,
  inPlayGrid,
  likeliestScores,
  type CourseMoment as Moment,
  overChance,
  type Pair,
  rawBothScore,
  type ScoreGrid,
} from '@touchline/probability'
import { inPlayOf, rounded, threeWayOf } from './chances-now.ts'
import type { MatchBasis } from './match-basis.ts'
import type { StoredStand } from './match-course.queries.ts'

const LAST = 90
const HALF = 45
const LINES = 3
const LIKELIEST = 5
/** The 90 minutes are decided once one of these is reached. */
const PLAYED: ReadonlySet<number> = new Set([
  STATE.regular_time_over,
  STATE.extra_first_half,
  STATE.extra_second_half,
  STATE.extra_time_break,
  STATE.shoot_out,
  STATE.penalties_break,
])

/** The score after 90 minutes; null before, and where it is not known. */
function resultOf(stand: StoredStand): Pair | null {
  if (!isFinished(stand.stateId) && !PLAYED.has(stand.stateId)) return null
  if (stand.homeFullTime !== null && stand.awayFullTime !== null) return [stand.homeFullTime, stand.awayFullTime]
  const isRegular = stand.stateId === STATE.full_time || stand.stateId === STATE.regular_time_over
  return isRegular && stand.homeGoals !== null && stand.awayGoals !== null ? [stand.homeGoals, stand.awayGoals] : null
}

const scoreOf = ([home, away]: Pair) => ({ home, away })
const certain = ([home, away]: Pair) => ({
  home: Number(home > away),
  draw: Number(home === away),
  away: Number(home < away),
})

/** Whether no card of a match was red. During play an uncounted one counts as none. */
function isWithoutReds({ stateId, homeReds, awayReds }: StoredStand): boolean {
  const uncounted = isFinished(stateId) ? Number.NaN : 0
  return (homeReds ?? uncounted) + (awayReds ?? uncounted) === 0
}

/** Whether the events are all that matters: every goal, and every red card. */
const isWhole = (course: MatchCourse, score: Pair, stand: StoredStand): boolean =>
  makesScore(course, score) && (course.cardsKnown || isWithoutReds(stand))

/** Kick-off, and the break if nobody was sent off before it: the only known moments of a match whose goals have no minutes. */
function knownMoments(stand: StoredStand, until: number): Moment[] {
  const { homeHalfTime: home, awayHalfTime: away } = stand
  const kickOff: Moment = { minute: 0, added: 0, score: [0, 0], redCards: [0, 0] }
  if (until <= HALF || home === null || away === null || !isWithoutReds(stand)) return [kickOff]
  return [kickOff, { minute: 'half-time', added: 0, score: [home, away], redCards: [0, 0] }]
}

const NOTHING: MatchCourse = { events: [], cardsKnown: false }

/** The chances at each moment of a match, in order, and whether these are all; nothing before kick-off. */
export function viewCourse(
  basis: MatchBasis,
  stand: StoredStand,
  course: MatchCourse = NOTHING,
): { course: CourseMoment[]; whole: boolean } {
  const result = resultOf(stand)
  const now = inPlayOf(stand)
  const score = result ?? now?.score
  if (score === undefined) return { course: [], whole: false }
  const until = now === null ? LAST : now.minute === 'half-time' ? HALF : now.minute
  const whole = isWhole(course, score, stand)
  const past = whole ? courseOf(course.events, until) : knownMoments(stand, until)
  const moments = past.flatMap((moment) => viewMoment(basis, moment))
  const end = result && { minute: LAST, added: 0, break: 'end' as const, score: scoreOf(result), ...certain(result) }
  if (end) return { course: [...moments, end], whole }
  if (now === null || (whole && now.minute !== 'half-time' && sameStand(past.at(-1), now)))
    return { course: moments, whole }
  return { course: [...moments, ...viewMoment(basis, { ...now, added: 0 })], whole }
}

const sameStand = (last: Moment | undefined, now: InPlay): boolean =>
  last !== undefined && JSON.stringify([last.score, last.redCards]) === JSON.stringify([now.score, now.redCards])

function viewMoment({ grid, hazard }: MatchBasis, moment: Moment): CourseMoment[] {
  const now = inPlayGrid(grid, moment, hazard)
  if (now === null) return []
  const { minute, added, score } = moment
  const at =
    minute === 'half-time' ? ({ minute: HALF, added, break: 'half_time' } as const) : { minute, added, break: null }
  return [{ ...at, score: scoreOf(score), ...threeWayOf(now) }]
}

/** The expected rest of a match in play; null outside its 90 minutes and without a basis. */
export function viewAhead(basis: MatchBasis, stand: StoredStand): MatchAhead | null {
  const match = inPlayOf(stand)
  const grid = match && inPlayGrid(basis.grid, match, basis.hazard)
  if (!grid || basis.goals === 'usual') return null
  const [home, away] = match.score
  return {
    ...threeWayOf(grid),
    totals: totalsOf(grid, home + away),
    both_score: rounded(rawBothScore(grid)),
    scores: likeliestScores(grid, LIKELIEST).map(({ score, probability }) => ({
      ...scoreOf(score),
      probability: rounded(probability),
    })),
  }
}

/** The next lines above the goals so far. */
const totalsOf = (grid: ScoreGrid, goals: number): MatchAhead['totals'] =>
  Array.from({ length: LINES }, (_, more) => goals + more + 0.5).map((line) => ({
    line,
    over: rounded(overChance(grid, line)),
  }))
