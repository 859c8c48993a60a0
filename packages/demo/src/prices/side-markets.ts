import { MARKET, type MarketId, type Side } from '@touchline/football'
import { RED_CARDS, SECOND_YELLOW, YELLOW_CARDS } from '../discipline/bookings.ts'
import { compareCounts, halfLine, overUnderCount, withoutLevel } from '../match/count-chances.ts'
import { eachScore, FIRST_HALF, partTable, resultChances } from '../match/match-model.ts'
import { CORNERS, MISSED_PENALTIES, OFFSIDES, OTHER_SHOTS, PENALTY_GOALS } from '../match/rates.ts'
import type { Book } from './market-view.ts'

/** An outcome of a market with its chance. */
export interface Outcome {
  selection: number
  line: number | null
  chance: number
}

/** A market: its outcomes as a book sees them, in groups that exclude each other; `single` outcomes stand alone. */
export interface MarketRule {
  market: MarketId
  single?: boolean
  /** @param opening fixes the lines, so that they stay when prices move */
  groups(book: Book, opening: Book): readonly (readonly Outcome[])[]
}

const outcomes = (line: number | null, chances: readonly number[], first = 1): Outcome[] =>
  chances.map((chance, index) => ({ selection: first + index, line, chance }))

function sumWhere(table: Float64Array, test: (home: number, away: number) => boolean): number {
  let sum = 0
  eachScore(table, (home, away, chance) => {
    if (test(home, away)) sum += chance
  })
  return sum
}

const yesNo = (yes: number): number[] => [yes, 1 - yes]

/** Chances of a goal handicap on the home side without returned stakes; a quarter line is half a bet on each neighbouring line. */
function handicap(table: Float64Array, line: number): [number, number] {
  const lines = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25]
  const sum = (sign: number) =>
    lines.reduce((all, each) => all + sumWhere(table, (home, away) => sign * (home - away + each) > 0), 0)
  return withoutLevel([sum(1), 0, sum(-1)])
}

/** A handicap is reported from each selection's own side: the home side's plus is the away side's minus. */
const handicapOutcomes = (line: number, [home, away]: readonly [number, number]): Outcome[] => [
  { selection: 1, line, chance: home },
  { selection: 2, line: 0 - line, chance: away },
]

interface Pair {
  home: number
  away: number
}

/** Counts of both sides that follow their share of the match. */
function byShare({ expected: { home, away } }: Book, mean: (share: number, side: Side) => number): Pair {
  return { home: mean(home / (home + away), 'home'), away: mean(away / (home + away), 'away') }
}

const corners = (book: Book): Pair => byShare(book, (share) => CORNERS.least + CORNERS.bySide * share)
const cards = (book: Book): Pair =>
  byShare(book, (share) => YELLOW_CARDS.most + YELLOW_CARDS.bySide * share + RED_CARDS)
const others = (book: Book): Pair => byShare(book, (share, side) => OTHER_SHOTS[side] + OTHER_SHOTS.bySide * share)

function shots(book: Book, part: number): Pair {
  const more = others(book)
  return { home: book.expected.home + part * more.home, away: book.expected.away + part * more.away }
}

/** Over and under of each side's count, each at its own line. */
function teamTotals(opening: Pair, now: Pair): Outcome[][] {
  const home = halfLine(opening.home)
  const away = halfLine(opening.away)
  return [outcomes(home, overUnderCount(now.home, home)), outcomes(away, overUnderCount(now.away, away), 3)]
}

/** Offsides are drawn evenly around their mean. */
function offsidesOver(line: number): number {
  const least = OFFSIDES.mean * (1 - OFFSIDES.spread)
  const most = OFFSIDES.mean * (1 + OFFSIDES.spread)
  return (most - Math.ceil(line)) / (most - least)
}

/** Reds of a side: straight ones, and second yellows among the yellows after the first. */
const redsOf = (yellows: number): number =>
  RED_CARDS + SECOND_YELLOW * Math.max(0, yellows - 1 + Math.exp(-yellows)) * 1.5

/** The first or last scorer: the better side has a little more, as the other one has to come forward. */
function scoresOne({ expected: { home, away }, table }: Book, edge: number): number[] {
  const none = table[0] ?? 0
  const share = 0.5 + edge * (home / (home + away) - 0.5)
  return [(1 - none) * share, none, (1 - none) * (1 - share)]
}

const atLeastOne = (mean: number): number => 1 - Math.exp(-mean)

/** Markets quoted for every match of the current season besides the three-way one. */
export const DEFAULT_MARKETS: readonly MarketRule[] = [
  {
    market: MARKET.total_goals,
    groups: ({ table }) =>
      [1.5, 2.5, 3.5].map((line) => outcomes(line, yesNo(sumWhere(table, (home, away) => home + away > line)))),
  },
  {
    market: MARKET.asian_handicap,
    groups: ({ table }, { expected }) => {
      const fair = Math.round((expected.away - expected.home) * 4) / 4 + 0
      return [fair - 0.25, fair, fair + 0.25].map((line) => handicapOutcomes(line, handicap(table, line)))
    },
  },
  {
    market: MARKET.both_teams_to_score,
    groups: ({ table }) => [outcomes(null, yesNo(sumWhere(table, (home, away) => home > 0 && away > 0)))],
  },
]

/** The markets quoted for recent and coming matches too. */
export const FURTHER_MARKETS: readonly MarketRule[] = [
  {
    market: MARKET.half_time_result,
    groups: ({ table }) => [outcomes(null, resultChances(partTable(table, FIRST_HALF)))],
  },
  {
    market: MARKET.second_half_result,
    groups: ({ table }) => [outcomes(null, resultChances(partTable(table, 1 - FIRST_HALF)))],
  },
  {
    market: MARKET.clean_sheet_home,
    groups: ({ table }) => [outcomes(null, yesNo(sumWhere(table, (_, away) => away === 0)))],
  },
  {
    market: MARKET.clean_sheet_away,
    groups: ({ table }) => [outcomes(null, yesNo(sumWhere(table, (home) => home === 0)))],
  },
  { market: MARKET.first_team_to_score, groups: (book) => [outcomes(null, scoresOne(book, 1))] },
  { market: MARKET.last_team_to_score, groups: (book) => [outcomes(null, scoresOne(book, 1.12))] },
  {
    market: MARKET.total_corners,
    groups: (book) => {
      const { home, away } = corners(book)
      return [8.5, 9.5, 10.5].map((line) => outcomes(line, overUnderCount(home + away, line)))
    },
  },
  {
    market: MARKET.corner_result,
    groups: (book) => {
      const { home, away } = corners(book)
      return [outcomes(null, compareCounts(home, away, 0))]
    },
  },
  {
    market: MARKET.corner_handicap,
    groups: (book, opening) => {
      const first = corners(opening)
      const { home, away } = corners(book)
      const fair = Math.round(first.away - first.home) + 0.5
      return [fair - 1, fair].map((line) => handicapOutcomes(line, withoutLevel(compareCounts(home, away, line))))
    },
  },
  { market: MARKET.team_corners, groups: (book, opening) => teamTotals(corners(opening), corners(book)) },
  {
    market: MARKET.total_cards,
    groups: (book) => {
      const { home, away } = cards(book)
      return [2.5, 3.5, 4.5].map((line) => outcomes(line, overUnderCount(home + away, line)))
    },
  },
  {
    market: MARKET.card_handicap,
    groups: (book, opening) => {
      const first = cards(opening)
      const { home, away } = cards(book)
      const fair = Math.round(first.away - first.home) + 0.5
      return [fair - 1, fair].map((line) => handicapOutcomes(line, withoutLevel(compareCounts(home, away, line))))
    },
  },
  { market: MARKET.team_cards, groups: (book, opening) => teamTotals(cards(opening), cards(book)) },
  {
    market: MARKET.red_card,
    groups: (book) => {
      const { home, away } = cards(book)
      return [outcomes(null, yesNo(atLeastOne(redsOf(home) + redsOf(away))))]
    },
  },
  { market: MARKET.team_shots, groups: (book, opening) => teamTotals(shots(opening, 1), shots(book, 1)) },
  {
    market: MARKET.team_shots_on_target,
    groups: (book, opening) => teamTotals(shots(opening, OTHER_SHOTS.saved), shots(book, OTHER_SHOTS.saved)),
  },
  {
    market: MARKET.team_offsides,
    groups: () => [1, 3].map((first) => outcomes(1.5, yesNo(offsidesOver(1.5)), first)),
  },
  {
    market: MARKET.score_penalty,
    single: true,
    groups: ({ expected: { home, away } }) => [
      outcomes(null, [atLeastOne(PENALTY_GOALS * home), atLeastOne(PENALTY_GOALS * away)]),
    ],
  },
  {
    market: MARKET.miss_penalty,
    single: true,
    groups: () => [outcomes(null, [atLeastOne(MISSED_PENALTIES), atLeastOne(MISSED_PENALTIES)])],
  },
  {
    market: MARKET.penalty_in_match,
    groups: ({ expected: { home, away } }) => [
      outcomes(null, yesNo(atLeastOne(PENALTY_GOALS * (home + away) + 2 * MISSED_PENALTIES))),
    ],
  },
]
