import type { BracketRound } from './bracket-slots.ts'

/** Each winner meets that of the neighbouring tie, from a number of ties down to the final. */
const neighbours = (ties: number): BracketRound[] =>
  ties < 1
    ? []
    : [Array.from({ length: ties }, (_, at) => `W${2 * at + 1} W${2 * at + 2}`), ...neighbours(Math.floor(ties / 2))]

/** A first round whose winners meet in the order of its ties. */
export const bracket = (...first: BracketRound): BracketRound[] => [first, ...neighbours(first.length / 2)]

/** Six groups of four and the four best thirds, as most confederations have it. */
export const BRACKET_OF_24 = bracket('2A 2C', '1D 3BEF', '1B 3ACD', '1F 2E', '1C 3ABF', '1E 2D', '1A 3CDE', '2B 2F')

/** A table of 36 clubs: of two side by side in it, lots say who takes which half. */
export const BRACKET_OF_36: readonly BracketRound[] = [
  [
    ...['9/10 23/24', '9/10 23/24', '11/12 21/22', '11/12 21/22'],
    ...['13/14 19/20', '13/14 19/20', '15/16 17/18', '15/16 17/18'],
  ],
  ...bracket('1/2 W7', '7/8 W1', '3/4 W5', '5/6 W3', '1/2 W8', '7/8 W2', '3/4 W6', '5/6 W4'),
]
