import { DETAIL } from '../season/detail-types.ts'
import { isZeroLeftOut, ON_EVERY_SHEET } from '../season/figures/known-figures.ts'

/** One figure of a player in a match. */
export interface LineupDetail {
  type_id: number
  data: { value: number }
}

/** Marks next to a player's name in a line-up. */
export interface LineupMarks {
  /** Goals scored, own goals not counted. */
  goals: number
  /** Every goal was a penalty. */
  penaltiesOnly: boolean
  ownGoals: number
  yellow: boolean
  /** A second yellow card. */
  secondYellow: boolean
  red: boolean
  /** Null without one. */
  rating: number | null
}

/** Marks of a player from the figures of the match. Unknown figures have no mark. */
export function lineupMarks(details: readonly LineupDetail[]): LineupMarks {
  const of = (type: number) => details.find(({ type_id }) => type_id === type)?.data.value ?? null
  const goals = of(DETAIL.goals) ?? 0
  const rating = of(DETAIL.rating)
  return {
    goals,
    penaltiesOnly: goals > 0 && of(DETAIL.penalties_scored) === goals,
    ownGoals: of(DETAIL.own_goals) ?? 0,
    yellow: (of(DETAIL.yellow_cards) ?? 0) > 0,
    secondYellow: (of(DETAIL.second_yellow_cards) ?? 0) > 0,
    red: (of(DETAIL.red_cards) ?? 0) > 0,
    rating: rating === null || rating <= 0 ? null : rating,
  }
}

/**
 * The figures of a player with the zeros a source leaves out: figures counted for anyone in the match are 0 for a player who is not listed,
 * and so are goals and cards on a sheet with minutes. Nothing is added for players who did not play or whose minutes are unknown.
 * @param match the figures of everyone in the line-ups, the player's included
 * @param position 24 goalkeeper; keepers' figures are added for keepers only
 */
export function withZeros(
  details: readonly LineupDetail[],
  match: readonly (readonly LineupDetail[])[],
  position: number | null = null,
): readonly LineupDetail[] {
  const listed = new Set(details.map(({ type_id }) => type_id))
  if (!details.some(({ type_id, data }) => type_id === DETAIL.minutes && data.value > 0)) return details
  const counted = new Set(match.flatMap((others) => others.map(({ type_id }) => type_id)))
  for (const type of ON_EVERY_SHEET) counted.add(type)
  // A yellow and a red card may have been a second yellow.
  if (listed.has(DETAIL.yellow_cards) && listed.has(DETAIL.red_cards)) counted.delete(DETAIL.second_yellow_cards)
  const zeros = [...counted].filter((type) => !listed.has(type) && isZeroLeftOut(type, position, NOT_OF_ALL))
  return [...details, ...zeros.map((type_id) => ({ type_id, data: { value: 0 } }))]
}

const NOT_OF_ALL: ReadonlySet<number> = new Set()

export type RatingGrade = 1 | 2 | 3 | 4 | 5

const GRADES = [6, 6.5, 7, 8] as const

/** Grade of a rating of 0 to 10, from 1 (poor) to 5 (outstanding), by the displayed decimal. */
export function ratingGrade(rating: number): RatingGrade {
  const shown = Number(rating.toFixed(1))
  return (1 + GRADES.filter((least) => shown >= least).length) as RatingGrade
}

const ENDINGS = /^(jr|sr|jnr|júnior|junior|neto|filho|sobrinho|ii|iii)\.?$/i

/** The short name under a player's number: `M. Ødegaard` is Ødegaard, `Virgil van Dijk` van Dijk, `Vinícius Júnior` stays. */
export function shirtName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [, ...rest] = words
  return rest.length === 0 || rest.every((word) => ENDINGS.test(word)) ? words.join(' ') : rest.join(' ')
}
