import { halfTimeScore, localDay, stageNameIn, UNKNOWN_CARDS } from '@touchline/football'
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
  const { date, league, country, season, round, home, away, counted, halfTime, extraTime, shootout, referee } = words
  const sides = [...counted, halfTime, extraTime, shootout].flatMap((word) => [
    `${word} (${home})`,
    `${word} (${away})`,
  ])
  const rows = numbersOf(list).map((numbers, index) => {
    const record = list.rows[index]?.record
    if (record === undefined) return numbers
    const { ht_score, et_score, ps_score } = record.scores
    return [
      localDay(record.start_dt, zone),
      record.league_name,
      translatedCountry(language, record.league_country.name),
      record.season_name,
      record.round_name && stageNameIn(language, record.round_name),
      record.local_name,
      record.visitor_name,
      ...numbers,
      ...[ht_score, et_score, ps_score].flatMap(scorePair),
      record.three_way['1'],
      record.three_way.X,
      record.three_way['2'],
      record.referee_common_name,
    ]
  })
  return { head: [date, league, country, season, round, home, away, ...sides, '1', 'X', '2', referee], rows }
}

function numbersOf(list: ListRows): CsvValue[][] {
  if (!list.cards) return list.rows.map(({ local, visitor }) => [local, visitor])
  return list.rows.map(({ local, visitor }) => [local.yellow, visitor.yellow, local.red, visitor.red].map(known))
}

function known(cards: number): number | null {
  return cards === UNKNOWN_CARDS ? null : cards
}

function scorePair(text: string | null): CsvValue[] {
  const score = halfTimeScore(text)
  return [score?.local ?? null, score?.visitor ?? null]
}
