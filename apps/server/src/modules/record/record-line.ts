import type { forecastRecord } from '@touchline/database'

type RecordRow = typeof forecastRecord.$inferSelect

const CHANCE_DIGITS = 5
const PRICE_DIGITS = 3

const chance = (value: number | null) => value?.toFixed(CHANCE_DIGITS) ?? ''
const price = (value: number | null) => value?.toFixed(PRICE_DIGITS) ?? ''
const text = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
const whole = (value: number | null) => value?.toString() ?? ''

/** Columns of the file and of the hash, in their order. */
const COLUMNS: Readonly<Record<string, (row: RecordRow) => string>> = {
  id: ({ id }) => whole(id),
  kind: ({ kind }) => kind,
  recorded_at: ({ recordedAt }) => recordedAt.toISOString(),
  kickoff: ({ kickoff }) => kickoff.toISOString(),
  fixture_id: ({ fixtureId }) => whole(fixtureId),
  league_id: ({ leagueId }) => whole(leagueId),
  league: ({ league }) => text(league),
  home: ({ home }) => text(home),
  away: ({ away }) => text(away),
  home_win: ({ homeWin }) => chance(homeWin),
  draw: ({ draw }) => chance(draw),
  away_win: ({ awayWin }) => chance(awayWin),
  over_2_5: ({ over25 }) => chance(over25),
  both_score: ({ bothScore }) => chance(bothScore),
  corners_over_9_5: ({ cornersOver95 }) => chance(cornersOver95),
  yellow_cards_over_3_5: ({ yellowCardsOver35 }) => chance(yellowCardsOver35),
  price_home: ({ priceHome }) => price(priceHome),
  price_draw: ({ priceDraw }) => price(priceDraw),
  price_away: ({ priceAway }) => price(priceAway),
  bookmaker_id: ({ priceBookmakerId }) => whole(priceBookmakerId),
  price_over_2_5: ({ priceOver25 }) => price(priceOver25),
  price_under_2_5: ({ priceUnder25 }) => price(priceUnder25),
  goals_bookmaker_id: ({ goalsBookmakerId }) => whole(goalsBookmakerId),
}

export const RECORD_COLUMNS: readonly string[] = Object.keys(COLUMNS)

const fields = Object.values(COLUMNS)

/** A row as a line of CSV, without the end of the line: the downloaded file is what is hashed. */
export const recordLine = (row: RecordRow): string => fields.map((field) => field(row)).join(',')
