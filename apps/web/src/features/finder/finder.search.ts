import { BETS, type Condition, conditionsText, type Finder, readConditions } from '@touchline/football'
import { oneOf, readId } from '../../app/search-params.ts'
import { type FinderSearch, writtenFinder } from './finder.search.ts'

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
export const finderOf = ({ bet, leagues, days, where }: FinderSearch): Finder => ({
  bet: oneOf(BETS, bet) ?? BETS[0],
  leagues: numbersOf(leagues),
  days: numbersOf(days).filter((day) => day <= LAST_DAY),
  conditions: conditionsOf(where),
})

/** The address of a finder; the keys are present, so that what is unset is forgotten. */
export function searchOf({ bet, leagues, days, conditions }: Finder): FinderSearch {
  return {
    bet: bet === BETS[0] ? undefined : bet,
    leagues: listOf(leagues),
    days: listOf(days),
    where: conditions.length === 0 ? undefined : conditionsText(conditions),
  }
}

/** Reads an address: that of the finder it means. */
export const readFinderSearch = (given: Record<string, unknown>): FinderSearch =>
  searchOf(finderOf(writtenFinder(given)))

/** The address of a saved finder. */
export const searchOfText = (text: string): FinderSearch =>
  readFinderSearch(Object.fromEntries(new URLSearchParams(text)))
