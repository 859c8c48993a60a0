/** Bets of a finder: 1, X, 2, or more or fewer than 2.5 goals. */
export const BETS = ['home', 'draw', 'away', 'over', 'under'] as const
export type Bet = (typeof BETS)[number]

const SIDES = ['home', 'away'] as const
/** Counts over a side's last matches: points, wins, more than 2.5 goals, goals of both sides. */
const COUNTS = ['Points', 'Wins', 'Overs', 'Both'] as const
/** How many matches are looked back on. */
export const WINDOWS = [5, 10] as const
/** All matches, or those on the side that it has in the match. */
const SCOPES = ['All', 'Venue'] as const

export type PastFact =
  `${(typeof SIDES)[number]}${(typeof COUNTS)[number]}${(typeof WINDOWS)[number]}${(typeof SCOPES)[number]}`

/** The range of a number in a condition, as it is typed. */
interface FactRange {
  least: number
  most: number
  /** Digits behind the point. */
  digits: 0 | 1 | 2
  /** How much is stored for 1: per cent are stored in thousandths, temperatures in tenths. */
  scale: 1 | 10
}

const whole = (most: number, least = 0): FactRange => ({ least, most, digits: 0, scale: 1 })
const price: FactRange = { least: 1, most: 1000, digits: 2, scale: 1 }
const percent: FactRange = { least: 0, most: 100, digits: 1, scale: 10 }
const points: FactRange = { ...percent, least: -100 }
const tenths = (most: number, least = 0): FactRange => ({ least, most, digits: 1, scale: 10 })

const pastNames = SIDES.flatMap((side) =>
  COUNTS.flatMap((count) => WINDOWS.flatMap((n) => SCOPES.map((scope): PastFact => `${side}${count}${n}${scope}`))),
)
const past = Object.fromEntries(
  pastNames.map((name) => [name, whole((name.includes('10') ? 10 : 5) * (name.includes('Points') ? 3 : 1))]),
) as Record<PastFact, FactRange>

/** Days of rest beyond these are these. */
export const MAX_REST = 30
/** Meetings that are looked back on. */
export const MEETINGS = 5
/** Matches at the same price that are looked back on, and matches of a referee; of fewer nothing is said. */
export const SAME_PRICE_MATCHES = 20
export const REFEREE_MATCHES = 10

export type SamePriceFact = 'sameHomeWins20' | 'sameHomeOvers20' | 'sameAwayWins20' | 'sameAwayOvers20'
export type RefereeFact = 'refereeCards' | 'refereeHomeWins'

/**
 * Everything known of a match before its day that a condition can use, by its name in the address: opening prices and their margin-free
 * chances (per cent), our forecast less these (points), results of the last matches at the same price, rest in days, places in the table,
 * the last meetings, the last matches of the referee (cards a match), the weather (degrees Celsius, metres a second, 1 for rain or snow),
 * and the last matches. Weather is the forecast of a match ahead and the stored weather of a past one.
 */
export const FACTS = {
  priceHome: price,
  priceDraw: price,
  priceAway: price,
  priceOver: price,
  priceUnder: price,
  chanceHome: percent,
  chanceDraw: percent,
  chanceAway: percent,
  chanceOver: percent,
  edgeHome: points,
  edgeDraw: points,
  edgeAway: points,
  edgeOver: points,
  sameHomeWins20: whole(SAME_PRICE_MATCHES),
  sameHomeOvers20: whole(SAME_PRICE_MATCHES),
  sameAwayWins20: whole(SAME_PRICE_MATCHES),
  sameAwayOvers20: whole(SAME_PRICE_MATCHES),
  homeRest: whole(MAX_REST),
  awayRest: whole(MAX_REST),
  restLead: whole(MAX_REST, -MAX_REST),
  homePlace: whole(40, 1),
  awayPlace: whole(40, 1),
  placeLead: whole(40, -40),
  meetings: whole(MEETINGS),
  meetingWins: whole(MEETINGS),
  meetingDraws: whole(MEETINGS),
  meetingLosses: whole(MEETINGS),
  meetingOvers: whole(MEETINGS),
  meetingBoth: whole(MEETINGS),
  refereeCards: tenths(40),
  refereeHomeWins: whole(REFEREE_MATCHES),
  temperature: tenths(60, -60),
  wind: tenths(90),
  wet: whole(1),
  ...past,
} satisfies Record<string, FactRange>
export type Fact = keyof typeof FACTS

export const FACT_NAMES = Object.keys(FACTS) as Fact[]
/** Whether it is answered by no (0) or yes (1). */
export const isYesOrNo = (fact: Fact): boolean => fact === 'wet'
export const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name)

/** Whether it is a price or follows from prices: the results of matches at the same price too. */
export const isPriceFact = (fact: Fact): boolean => /^(?:price|chance|edge|same)[A-Z]/.test(fact)

/** Whether a bet of this kind is won by these goals after 90 minutes. */
export function isWon(bet: Bet, home: number, away: number): boolean {
  if (bet === 'home') return home > away
  if (bet === 'draw') return home === away
  if (bet === 'away') return home < away
  return home + away > 2.5 === (bet === 'over')
}
