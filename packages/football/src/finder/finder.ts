import { BETS, type Bet, FACTS, type Fact, isFact } from './facts.ts'

/** A fact from one number to another, both included; one of the ends may be open. */
export interface Condition {
  fact: Fact
  from: number | null
  to: number | null
}

/** Conditions that pick matches, and the bet on them. */
export interface Finder {
  bet: Bet
  /** Ids; none is all. */
  leagues: readonly number[]
  /** Days of the week in UTC, 1 Monday to 7 Sunday; none is all. */
  days: readonly number[]
  conditions: readonly Condition[]
}

export const MAX_CONDITIONS = 20
export const MAX_LEAGUES = 50
export const MAX_FINDERS = 50
export const MAX_NAME = 60

/** Shown to people without a finder. */
export const EXAMPLE_FINDER: Finder = {
  bet: 'over',
  leagues: [],
  days: [],
  conditions: [
    { fact: 'homeOvers10Venue', from: 6, to: null },
    { fact: 'awayOvers10Venue', from: 6, to: null },
  ],
}

const NUMBER = /^-?\d{1,4}(\.\d{1,2})?$/

/** `priceHome:1.8..2.3,homeRest:3..` from conditions. */
export const conditionsText = (conditions: readonly Condition[]): string =>
  conditions.map(({ fact, from, to }) => `${fact}:${from ?? ''}..${to ?? ''}`).join(',')

/** Parses conditions, or returns their fault in words that follow the name of the field. */
export function readConditions(text: string): readonly Condition[] | string {
  if (text === '') return []
  const parts = text.split(',')
  if (parts.length > MAX_CONDITIONS) return `must be at most ${MAX_CONDITIONS} conditions`
  const conditions: Condition[] = []
  for (const part of parts) {
    const read = readCondition(part)
    if (typeof read === 'string') return read
    if (conditions.some(({ fact }) => fact === read.fact)) return `names ${read.fact} twice`
    conditions.push(read)
  }
  return conditions
}

function readCondition(text: string): Condition | string {
  const [, name = '', low = '', high = ''] = /^([A-Za-z0-9]{1,30}):([^.]*(?:\.\d+)?)\.\.(.*)$/.exec(text) ?? []
  if (name === '') return 'must be conditions such as priceHome:1.8..2.3,homeRest:3..'
  if (!isFact(name)) return `names ${name}, which is no fact of a match`
  const ends = [low, high].map((end) => (end === '' ? null : NUMBER.test(end) ? Number(end) : Number.NaN))
  const [from = null, to = null] = ends
  return conditionFault(name, from, to) ?? { fact: name, from, to }
}

/** The fault in the ends of a condition; null when there is none. */
export function conditionFault(fact: Fact, from: number | null, to: number | null): string | null {
  const { least, most, digits } = FACTS[fact]
  if (from === null && to === null) return `asks nothing of ${fact}`
  for (const end of [from, to]) {
    if (end === null) continue
    if (Number.isNaN(end) || end !== Number(end.toFixed(digits)))
      return `needs numbers with at most ${digits} digits behind the point for ${fact}`
    if (end < least || end > most) return `needs ${least} to ${most} for ${fact}`
  }
  return from !== null && to !== null && from > to ? `asks for ${fact} from ${from} to ${to}, which nothing is` : null
}

/** A finder as it is in an address. */
export interface FinderQuery {
  bet?: Bet
  leagues?: string
  days?: string
  where?: string
}

/** The search parameters of a finder that differ from the empty one. */
export function finderQuery({ bet, leagues, days, conditions }: Finder): FinderQuery {
  return {
    ...(bet !== BETS[0] && { bet }),
    ...(leagues.length > 0 && { leagues: leagues.join() }),
    ...(days.length > 0 && { days: days.join() }),
    ...(conditions.length > 0 && { where: conditionsText(conditions) }),
  }
}

/** One text for equal finders, in whatever order they were put together. */
export const finderKey = ({ bet, leagues, days, conditions }: Finder): string =>
  new URLSearchParams(
    Object.entries(
      finderQuery({
        bet,
        leagues: leagues.toSorted((one, other) => one - other),
        days: days.toSorted((one, other) => one - other),
        conditions: conditions.toSorted((one, other) => (one.fact < other.fact ? -1 : 1)),
      }),
    ),
  ).toString()
