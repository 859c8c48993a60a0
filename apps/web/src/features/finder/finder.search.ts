import type { Bet } from '@touchline/football'

/** The address of a finder, as in every call about it; what is usual is left out. A single number is one in an address. */
export interface FinderSearch {
  bet?: Bet | undefined
  leagues?: string | number | undefined
  days?: string | number | undefined
  where?: string | undefined
}

const textOf = (given: unknown) => (typeof given === 'string' ? given : undefined)
const numbersOf = (given: unknown) => (typeof given === 'number' ? given : textOf(given))

/** The address as it is written. What it means is for `finder.address.ts`, whose rules no other page carries. */
export const writtenFinder = ({ bet, leagues, days, where }: Record<string, unknown>): FinderSearch => ({
  bet: textOf(bet) as Bet | undefined,
  leagues: numbersOf(leagues),
  days: numbersOf(days),
  where: textOf(where),
})
