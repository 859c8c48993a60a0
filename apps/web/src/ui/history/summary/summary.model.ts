import {
  type Cards,
  type CardsRow,
  type Interval,
  meanInterval,
  type PairRow,
  pointsOf,
  shareInterval,
  UNKNOWN_CARDS,
} from '@touchline/football'

/** What the viewed team and its opponent counted in one match. */
export interface Counted {
  own: number
  other: number
}

type Sided = { local_id: number }

/** The counts of the matches in which both sides are known. */
export function countedPairs(rows: readonly PairRow<Sided>[], viewed: number): Counted[] {
  return rows.flatMap(({ record, local, visitor }) => counted(record, viewed, local, visitor))
}

/** The same for the yellow or the red cards. */
export function countedCards(rows: readonly CardsRow<Sided>[], colour: keyof Cards, viewed: number): Counted[] {
  const known = (cards: number) => (cards === UNKNOWN_CARDS ? null : cards)
  return rows.flatMap(({ record, local, visitor }) =>
    counted(record, viewed, known(local[colour]), known(visitor[colour])),
  )
}

function counted({ local_id }: Sided, viewed: number, local: number | null, visitor: number | null): Counted[] {
  if (local === null || visitor === null) return []
  return local_id === viewed ? [{ own: local, other: visitor }] : [{ own: visitor, other: local }]
}

/** How sure the averages of a list are; null where there are too few matches to say. */
export interface SureOf {
  points: Interval | null
  diff: Interval | null
  total: Interval | null
  own: Interval | null
  other: Interval | null
}

export function sureOf(counts: readonly Counted[], rows: readonly Pick<PairRow<unknown>, 'result'>[] = []): SureOf {
  const of = (value: (one: Counted) => number) => meanInterval(counts.map(value))
  return {
    points: meanInterval(rows.flatMap(({ result }) => (result === null ? [] : [pointsOf(result)]))),
    diff: of(({ own, other }) => own - other),
    total: of(({ own, other }) => own + other),
    own: of(({ own }) => own),
    other: of(({ other }) => other),
  }
}

/** Share of matches with at least one, 0 to 1, and how sure it is; null without known matches. */
export interface Rate {
  share: number
  sure: Interval | null
}

export function rateOf(counts: readonly number[]): Rate | null {
  if (counts.length === 0) return null
  const some = counts.filter((count) => count > 0).length
  return { share: some / counts.length, sure: shareInterval(some, counts.length) }
}
