import { localDay, marketTexts, type OddsFormat, priceFormats, stageNameIn } from '@touchline/football'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import type { Language } from '../../../app/settings/settings.fields.ts'
import type { CsvValue } from '../../lists/csv.ts'
import type { ListRows } from './list-kinds.ts'

/** Words of the head, in the viewer's language. */
export interface CsvWords {
  date: string
  league: string
  country: string
  season: string
  round: string
  home: string
  away: string
  /** What is counted of each side; yellow and red in a list of cards. */
  counted: readonly string[]
  halfTime: string
  extraTime: string
  shootout: string
  referee: string
}

/**
 * The rows of a list as the columns of a file, unknown as null. Every score is two numbers, since spreadsheets take 2-1 for a day. Days are
 * those of the viewer's zone, names of countries and rounds in the viewer's language, prices in the viewer's odds format: numbers, or
 * percentages as the page shows them, which spreadsheets read too.
 */
export function listCsv(
  list: ListRows,
  words: CsvWords,
  { zone, language, odds_format = 0 }: { zone: string; language: Language; odds_format?: OddsFormat },
): { head: string[]; rows: CsvValue[][] } {
  const { counted, halfTime, extraTime, shootout, home, away } = words
  const sides = [...counted, halfTime, extraTime, shootout].flatMap((word) => [
    `${word} (${home})`,
    `${word} (${away})`,
  ])
  const { date, country } = words
  const head = [
    date,
    words.league,
    country,
    words.season,
    words.round,
    home,
    away,
    ...sides,
    '1',
    'X',
    '2',
    words.referee,
  ]
  const rows = numbersOf(list).map((numbers, index) => {
    const match = list.rows[index]?.match
    if (match === undefined) return numbers
    const { kickoff, league, season, round, scores, price, referee } = match
    return [
      localDay(kickoff, zone),
      league.name,
      translatedCountry(language, league.country.name),
      season.name,
      round && stageNameIn(language, round),
      match.home.name,
      match.away.name,
      ...numbers,
      ...[scores.halfTime, scores.extraTime, scores.shootOut].flatMap((score): CsvValue[] => [...(score ?? UNKNOWN)]),
      ...pricesOf([price.home, price.draw, price.away], odds_format, language),
      referee.name,
    ]
  })
  return { head, rows }
}

const UNKNOWN = [null, null] as const

function pricesOf(market: readonly (number | null)[], format: OddsFormat, language: Language): CsvValue[] {
  if (format === 0) return [...market]
  if (format === 1) return market.map((price) => priceFormats(price)?.['1'] ?? null)
  const texts = marketTexts(market, format, language)
  return market.map((price, at) => (price === null ? null : (texts[at] ?? null)))
}

function numbersOf(list: ListRows): CsvValue[][] {
  if (!list.cards) return list.rows.map(({ home, away }) => [home, away])
  return list.rows.map(({ home, away }) => [home.yellow, away.yellow, home.red, away.red])
}
