import { FACT_NAMES, FACTS, type Fact, isYesOrNo, MAX_CONDITIONS, MAX_REST } from '@touchline/football'

type PastFact = Extract<Fact, `${string}${5 | 10}${'All' | 'Venue'}`>

const PLAIN: Readonly<Record<Exclude<Fact, PastFact>, string>> = {
  priceHome: 'first price of a home win',
  priceDraw: 'first price of a draw',
  priceAway: 'first price of an away win',
  priceOver: 'first price of more than 2.5 goals',
  priceUnder: 'first price of fewer than 2.5 goals',
  chanceHome: 'probability of a home win by the first prices without margin, per cent',
  chanceDraw: 'the same of a draw',
  chanceAway: 'the same of an away win',
  chanceOver: 'the same of more than 2.5 goals',
  edgeHome: 'our forecast of a home win less that probability, percentage points',
  edgeDraw: 'the same of a draw',
  edgeAway: 'the same of an away win',
  edgeOver: 'the same of more than 2.5 goals',
  sameHomeWins20: 'wins of the home side in its last 20 matches at the same price',
  sameHomeOvers20: 'of these, matches with more than 2.5 goals',
  sameAwayWins20: 'wins of the away side in its last 20 matches at the same price',
  sameAwayOvers20: 'of these, matches with more than 2.5 goals',
  homeRest: `days since the last match of the home side, ${MAX_REST} for more`,
  awayRest: 'the same of the away side',
  restLead: 'rest of the home side less that of the away side',
  homePlace: 'place of the home side in the table',
  awayPlace: 'place of the away side in the table',
  placeLead: 'places the home side is ahead',
  meetings: 'meetings among the last five that are known',
  meetingWins: 'of these, won by the home side',
  meetingDraws: 'of these, drawn',
  meetingLosses: 'of these, won by the away side',
  meetingOvers: 'of these, with more than 2.5 goals',
  meetingBoth: 'of these, in which both sides scored',
  refereeCards: 'cards a match of the referee, last 10 matches',
  refereeHomeWins: 'home wins in the last 10 matches of the referee',
  temperature: 'degrees Celsius',
  wind: 'metres a second',
  wet: '1 for rain or snow, 0 for neither',
}

const COUNTED: Readonly<Record<string, string>> = {
  Points: 'points',
  Wins: 'wins',
  Overs: 'matches with more than 2.5 goals',
  Both: 'matches in which both sides scored',
}
const PAST = /^(home|away)(Points|Wins|Overs|Both)(5|10)(All|Venue)$/

function wordsOf(fact: Fact): string {
  const [, side, count = '', n, scope] = PAST.exec(fact) ?? []
  if (side === undefined) return PLAIN[fact as keyof typeof PLAIN]
  const matches = scope === 'All' ? 'matches' : `${side} matches`
  return `${COUNTED[count]} of the ${side} side in its last ${n} ${matches}`
}

function lineOf(fact: Fact): string {
  const { least, most, digits } = FACTS[fact]
  const numbers = digits === 0 ? 'whole numbers' : digits === 1 ? 'one digit' : 'two digits'
  return `- \`${fact}\`: ${wordsOf(fact)}${isYesOrNo(fact) ? '' : ` (${least} to ${most}, ${numbers})`}`
}

/** How conditions are written, and every fact they may name; Markdown. */
export const CONDITIONS_GRAMMAR = `\
Conditions joined by commas, at most ${MAX_CONDITIONS}, all of which a match has to meet: \`fact:lowest..highest\`, both included, either left out. \
\`priceHome:1.8..2.3,homeRest:3..\` are home sides at 1.80 to 2.30 with three days of rest or more. Each fact comes once. \
Everything is what was known before the day of the match; what is unknown meets no condition. The weather is the forecast of a match to come \
and what is stored of a past one.

${FACT_NAMES.map(lineOf).join('\n')}`
