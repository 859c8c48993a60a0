import { localDay, stageNameIn } from '@touchline/football'
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
 * those of the viewer's zone, names of countries and rounds in the viewer's language.
 */
export function listCsv(
  list: ListRows,
  words: CsvWords,
  { zone, language }: { zone: string; language: Language },
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
      price.home,
      price.draw,
      price.away,
      referee.name,
    ]
  })
  return { head, rows }
}

const UNKNOWN = [null, null] as const

function numbersOf(list: ListRows): CsvValue[][] {
  if (!list.cards) return list.rows.map(({ home, away }) => [home, away])
  return list.rows.map(({ home, away }) => [home.yellow, away.yellow, home.red, away.red])
}
