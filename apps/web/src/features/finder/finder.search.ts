import { BETS, type Bet, type Condition, conditionsText, type Finder, readConditions } from '@touchline/football'
import { oneOf, readId, type Written } from '../../app/search-params.ts'

/** The address of a finder, as in every call about it; defaults are left out. A single number is a number in an address. */
export interface FinderSearch {
  bet?: Bet | undefined
  leagues?: string | number | undefined
  days?: string | number | undefined
  where?: string | undefined
}

const LAST_DAY = 7

const numbersOf = (given: unknown): number[] => [
  ...new Set(
    String(given ?? '')
      .split(',')
      .flatMap((text) => readId(text) ?? []),
  ),
]
const listOf = (numbers: readonly number[]): string | number | undefined =>
  numbers.length > 1 ? numbers.join() : numbers[0]

/** Conditions of an address; one that is none is left out, the others stay. */
function conditionsOf(where: unknown): Condition[] {
  const found = new Map<string, Condition>()
  for (const part of typeof where === 'string' ? where.split(',') : []) {
    const read = readConditions(part)
    if (typeof read !== 'string') for (const one of read) if (!found.has(one.fact)) found.set(one.fact, one)
  }
  return [...found.values()]
}

/** The finder of an address; what means nothing counts as not given. */
export const finderOf = ({ bet, leagues, days, where }: Written<FinderSearch>): Finder => ({
  bet: oneOf(BETS, bet) ?? BETS[0],
  leagues: numbersOf(leagues),
  days: numbersOf(days).filter((day) => day <= LAST_DAY),
  conditions: conditionsOf(where),
})

/** The address of a finder; defaults are not set. */
export function searchOf({ bet, leagues, days, conditions }: Finder): FinderSearch {
  return {
    bet: bet === BETS[0] ? undefined : bet,
    leagues: listOf(leagues),
    days: listOf(days),
    where: conditions.length === 0 ? undefined : conditionsText(conditions),
  }
}

/** Reads an address: that of the finder it means. */
export const readFinderSearch = (given: Written<FinderSearch>): FinderSearch => searchOf(finderOf(given))

/** The address of a saved finder. */
export const searchOfText = (text: string): FinderSearch =>
  readFinderSearch(Object.fromEntries(new URLSearchParams(text)))
