import { DAY_MS } from '@touchline/football'

/** Files of matches as their source had them at an instant, made of files that were recorded later. */

/** A file of matches ahead reaches this many days. */
const AHEAD_DAYS = 4
const RESULT_COLUMNS = /^(FT|HT)(HG|AG|R)$|^(H|A)(S|ST|F|C|Y|R|xG)$|^(HG|AG|Res|Season)$/
/** `B365CH`, `AvgC>2.5`, `AHCh`, `PCAHA`: closing prices. */
const CLOSING_COLUMNS = /C(H|D|A|>2\.5|<2\.5|AHH|AHA)$|^AHCh$/
const NOT_CLOSING = /^(BFDH|BFDD|BFDA|AC|HC)$/

interface Table {
  header: string[]
  rows: string[][]
}

function tableOf(csv: string): Table {
  const [header = '', ...lines] = csv.replace(/^(\uFEFF|ï»¿)/, '').split(/\r?\n/)
  return { header: header.split(','), rows: lines.filter((line) => line.trim() !== '').map((line) => line.split(',')) }
}

const csvOf = ({ header, rows }: Table): string => [header, ...rows].map((cells) => cells.join(',')).join('\r\n')

/** `13/12/2025` and `13/12/25` as the milliseconds of that midnight. */
function dayOf({ header }: Table, row: readonly string[]): number {
  const [day, month, year = ''] = (row[header.indexOf('Date')] ?? '').split('/')
  return Date.UTC(Number(year) + (year.length === 2 ? 2000 : 0), Number(month) - 1, Number(day))
}

const midnightOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS) * DAY_MS

/** A season's file with the results of the days before: those of today come with tomorrow's file. */
export function playedBefore(csv: string, now: Date): string {
  const table = tableOf(csv)
  return csvOf({ header: table.header, rows: table.rows.filter((row) => dayOf(table, row) < midnightOf(now)) })
}

/** A file of coming matches as it would have been made of these files of seasons: no results, no closing prices. */
export function comingOf(seasons: readonly string[], now: Date): string {
  const tables = seasons.map(tableOf).map(({ header, rows }) => ({
    // The files of countries have closing prices alone.
    header: header.includes('Country') ? header.map((name) => name.replace(/C([HDA])$/, '$1')) : header,
    rows,
  }))
  const of = (table: Table, row: readonly string[]) => (dayOf(table, row) - midnightOf(now)) / DAY_MS
  const header = [...new Set(tables.flatMap((table) => table.header))].filter(
    (name) => !RESULT_COLUMNS.test(name) && (NOT_CLOSING.test(name) || !CLOSING_COLUMNS.test(name)),
  )
  const rows = tables.flatMap((table) =>
    table.rows
      .filter((row) => of(table, row) >= -1 && of(table, row) <= AHEAD_DAYS)
      .map((row) => header.map((name) => row[table.header.indexOf(name)] ?? '')),
  )
  return csvOf({ header, rows })
}

interface Season {
  matches: { date: string; score?: unknown }[]
}

/** A season of openfootball without the results of today or later. */
export function knownBefore(json: string, now: Date): string {
  const season: Season = JSON.parse(json)
  const today = now.toISOString().slice(0, 10)
  const matches = season.matches.map(({ score, ...match }) => (match.date < today ? { ...match, score } : match))
  return JSON.stringify({ ...season, matches })
}
