import { BOOKMAKER, type BookmakerId, isPrice, type Key, MARKET, type MarketId } from '@touchline/football'
import { decimal, type Fields, flag, integer, key, text } from '../read.ts'

/** One price as the feed has it, its words unread. */
export interface PriceRow {
  fixture: Key
  source: MarketSource
  bookmaker: BookmakerId
  label: string | null
  name: string | null
  total: string | null
  handicap: string | null
  price: number
  /** Orders rows that price the same: when the bookmaker last changed it, then the row's id. */
  since: string
}

/** A price below this is none. */
const LOWEST_PRICE = 1.01

/** Reports once of each thing that cannot be taken. */
export type ReportOnce = (kind: string, id: unknown, reason: string) => void

/** Reads a row; null when its market is not kept, it is no longer offered, or it cannot be read. */
export function priceRow(row: Fields, report: ReportOnce): PriceRow | null {
  const source = MARKET_SOURCE_OF.get(integer(row.market_id) ?? 0)
  if (source === undefined || flag(row.stopped) === true || flag(row.suspended) === true) return null
  const fixture = key(row.fixture_id)
  const bookmaker = BOOKMAKER_OF.get(integer(row.bookmaker_id) ?? 0)
  const price = decimal(row.value)
  if (bookmaker === undefined) {
    report('bookmaker', row.bookmaker_id, 'The bookmaker is not in our list; his prices are left out.')
    return null
  }
  if (fixture === null || price === null) {
    report('odds', row.id, 'A price lacks its fixture or value; it is left out.')
    return null
  }
  // The feed marks a dead line by a price of −1.
  if (!isPrice(price) || price < LOWEST_PRICE) return null
  return {
    fixture,
    source,
    bookmaker,
    label: text(row.label),
    name: text(row.name),
    total: text(row.total),
    handicap: text(row.handicap),
    price,
    since: `${text(row.latest_bookmaker_update) ?? ''} ${(key(row.id) ?? '').padStart(16, '0')}`,
  }
}

/** How the rows of a feed's market are read. */
type Reading =
  /** Home, draw (or nobody) and away are 1, 2 and 3. */
  | 'three-way'
  /** Over and under a line are 1 and 2. */
  | 'total'
  /** Home and away with a handicap are 1 and 2. */
  | 'handicap'
  /** Yes and no are 1 and 2. */
  | 'yes-no'
  /** Over and under a line of either side: 1 and 2 the home side's, 3 and 4 the away side's. */
  | 'team-total'
  /** Yes and no for either side, which are two markets of ours. */
  | 'clean-sheet'
  /** Home and away are 1 and 2. */
  | 'either-side'

interface MarketSource {
  /** The feed's market id. */
  id: number
  market: MarketId
  reading: Reading
}

/**
 * The feed's markets that feed ours; all others are not kept. Where several hold the same line of a bookmaker, the one that comes
 * first here goes before the others.
 */
export const MARKET_SOURCES: readonly MarketSource[] = [
  { id: 1, market: MARKET.full_time_result, reading: 'three-way' },
  { id: 80, market: MARKET.total_goals, reading: 'total' },
  { id: 81, market: MARKET.total_goals, reading: 'total' },
  { id: 7, market: MARKET.total_goals, reading: 'total' },
  { id: 105, market: MARKET.total_goals, reading: 'total' },
  { id: 6, market: MARKET.asian_handicap, reading: 'handicap' },
  { id: 104, market: MARKET.asian_handicap, reading: 'handicap' },
  { id: 14, market: MARKET.both_teams_to_score, reading: 'yes-no' },
  { id: 31, market: MARKET.half_time_result, reading: 'three-way' },
  { id: 67, market: MARKET.total_corners, reading: 'total' },
  { id: 302, market: MARKET.total_corners, reading: 'total' },
  { id: 61, market: MARKET.total_corners, reading: 'total' },
  { id: 69, market: MARKET.total_corners, reading: 'total' },
  { id: 255, market: MARKET.total_cards, reading: 'total' },
  { id: 272, market: MARKET.total_cards, reading: 'total' },
  { id: 97, market: MARKET.second_half_result, reading: 'three-way' },
  { id: 50, market: MARKET.clean_sheet_home, reading: 'yes-no' },
  { id: 51, market: MARKET.clean_sheet_away, reading: 'yes-no' },
  { id: 17, market: MARKET.clean_sheet_home, reading: 'clean-sheet' },
  { id: 247, market: MARKET.first_team_to_score, reading: 'three-way' },
  { id: 11, market: MARKET.last_team_to_score, reading: 'three-way' },
  { id: 269, market: MARKET.corner_result, reading: 'three-way' },
  { id: 71, market: MARKET.corner_result, reading: 'three-way' },
  { id: 62, market: MARKET.corner_handicap, reading: 'handicap' },
  { id: 324, market: MARKET.corner_handicap, reading: 'handicap' },
  { id: 74, market: MARKET.team_corners, reading: 'team-total' },
  { id: 273, market: MARKET.card_handicap, reading: 'handicap' },
  { id: 281, market: MARKET.team_cards, reading: 'team-total' },
  { id: 282, market: MARKET.red_card, reading: 'yes-no' },
  { id: 285, market: MARKET.team_shots, reading: 'team-total' },
  { id: 284, market: MARKET.team_shots_on_target, reading: 'team-total' },
  { id: 286, market: MARKET.team_offsides, reading: 'team-total' },
  { id: 270, market: MARKET.score_penalty, reading: 'either-side' },
  { id: 271, market: MARKET.miss_penalty, reading: 'either-side' },
  { id: 283, market: MARKET.penalty_in_match, reading: 'yes-no' },
]

const MARKET_SOURCE_OF: ReadonlyMap<number, MarketSource> = new Map(MARKET_SOURCES.map((one) => [one.id, one]))

/** Our bookmaker of the feed's bookmaker id. */
const BOOKMAKER_OF: ReadonlyMap<number, BookmakerId> = new Map([
  [1, BOOKMAKER.ten_bet],
  [2, BOOKMAKER.bet365],
  [3, BOOKMAKER.bet_188],
  [4, BOOKMAKER.five_dimes],
  [5, BOOKMAKER.sport_888],
  [6, BOOKMAKER.betfred],
  [7, BOOKMAKER.bet_at_home],
  [8, BOOKMAKER.betcris],
  [9, BOOKMAKER.betfair],
  [10, BOOKMAKER.betonline],
  [11, BOOKMAKER.betredkings],
  [12, BOOKMAKER.betvictor],
  [13, BOOKMAKER.coral],
  [14, BOOKMAKER.dafabet],
  [15, BOOKMAKER.intertops],
  [16, BOOKMAKER.marathonbet],
  [17, BOOKMAKER.matchbook],
  [18, BOOKMAKER.mybet],
  [19, BOOKMAKER.paddy_power],
  [20, BOOKMAKER.pinnacle],
  [21, BOOKMAKER.sportsbet],
  [22, BOOKMAKER.tipico],
  [23, BOOKMAKER.unibet],
  [24, BOOKMAKER.betsafe],
  [25, BOOKMAKER.winlinebet],
  [26, BOOKMAKER.betsson],
  [27, BOOKMAKER.interwetten],
  [28, BOOKMAKER.bwin],
  [29, BOOKMAKER.william_hill],
  [31, BOOKMAKER.titanbet],
  [32, BOOKMAKER.ladbrokes],
  [35, BOOKMAKER.one_x_bet],
  [37, BOOKMAKER.betclic],
  [39, BOOKMAKER.betway],
  [49, BOOKMAKER.betus],
  [60, BOOKMAKER.betregal],
  [62, BOOKMAKER.bet_22],
])
