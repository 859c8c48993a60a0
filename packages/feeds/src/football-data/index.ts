import { BOOKMAKER, type BookmakerId } from '@touchline/football'
import { decodeText } from '../files/decode.ts'
import type { FileOptions, FileResult, FileSource, InputFile } from '../files/file-source.ts'
import { delimiterOf, readLines } from '../files/lines.ts'
import { parserOf } from '../files/parse-matches.ts'
import { type Outcome, type Problems, readEach, refused, taken } from '../files/problems.ts'
import { isDayOfNamed, seasonsOfRows } from '../files/seasons.ts'
import { farFromToday, seasonOfComing } from './coming.ts'
import {
  expectedGoalsOf,
  type Match,
  matchMaker,
  pricesOf,
  refereesIn,
  type SettledRow,
} from './football-data-match.ts'
import { isOfDivisions } from './football-data-paths.ts'
import { detectLayouts, type Layout } from './layout.ts'
import { createMatchReader, type MatchRow, type ReadMatch } from './match-row.ts'
import { unreadPriceColumns } from './prices/price-columns.ts'
import { unlistedBookmakers } from './prices/unlisted-bookmakers.ts'

export { fullerRefereeName } from './referees.ts'

const LADDER: readonly BookmakerId[] = [BOOKMAKER.bet365, BOOKMAKER.pinnacle, BOOKMAKER.average]

/** The CSV files of football-data.co.uk of any year and in either layout, each on its own. */
export const footballData: FileSource = {
  source: 'football-data',
  about: 'Results, statistics and prices from CSV files of football-data.co.uk',
  endings: ['.csv'],
  parse: parserOf<SettledRow, Match>('football-data', (main, _, problems, options) => {
    const file = openFile(main.bytes)
    if (!file.ok) return file
    const layouts = file.value
    const rowsRead = layouts.reduce((rows, { body }) => rows + body.length, 0)
    for (const layout of layouts) doubtColumns(layout, problems)
    const found = layouts.map((layout) => {
      const read = within(layout, createMatchReader(layout), options)
      return readEach(layout.body, { problems, originOf: ({ number }) => ({ line: number }), read })
    })
    const settled = layouts.every(({ coming }) => coming)
      ? found.flat().map((row) => ({ ...row, season: seasonOfComing(row, options.newestSeasons) }))
      : settleSeasons(found.flat(), problems)
    const { ladder = LADDER, firstYear = 0 } = options
    const rows = settled.filter(
      ({ season, league }) =>
        Number(season.slice(0, 4)) >= firstYear && isOfDivisions(league.stableKey, options.divisions),
    )
    if (rows.length === 0 && !(options.divisions && settled.length > 0)) {
      return refused(`none of the ${rowsRead} rows is a match`, rowsRead)
    }
    const match = matchMaker(rows)
    const referees = refereesIn()
    return taken({
      rows,
      rowsRead,
      originOf: ({ line }) => ({ line }),
      read: match,
      repeats: (_, before) => `repeats the match of line ${before.row.line}`,
      settle: (matches) => matches.map(referees.note),
      reportsClubs: false,
      families: (matches, played) => ({
        referees: referees.records(),
        ...pricesOf(matches, ladder),
        ...expectedGoalsOf(played),
      }),
    })
  }),
}

export const parseFootballData = (file: InputFile, options: FileOptions = {}): FileResult =>
  footballData.parse([file], options)

function openFile(bytes: Uint8Array): Outcome<Layout[]> {
  const text = decodeText(bytes)
  if (!text.ok) return text
  const lines = readLines(text.value, delimiterOf(text.value))
  if (!lines.ok) return lines
  const layouts = detectLayouts(lines.value)
  if (!layouts.ok) return layouts
  return layouts.value.every(({ body }) => body.length === 0)
    ? refused('the file has a header and no matches')
    : layouts
}

function doubtColumns(layout: Layout, problems: Problems): void {
  for (const reason of unlistedBookmakers(layout.header.names).leftOut) problems.doubt({}, reason)
  const unread = unreadPriceColumns(layout)
  if (unread.length > 0)
    problems.doubt({}, `the prices in ${unread.join(', ')} are left out: they are of no market we know`)
}

/** Only matches ahead around the day the file is read. */
function within({ coming }: Layout, read: ReadMatch, { today }: FileOptions): ReadMatch {
  if (!coming) return read
  return (line, doubt) => {
    const row = read(line, doubt)
    const far = row.ok ? farFromToday(row.value.day, today) : null
    return far === null ? row : refused(far)
  }
}

/** Gives the rows of season files their seasons by their dates; one that is no day of its season is refused. */
function settleSeasons(rows: readonly MatchRow[], problems: Problems): SettledRow[] {
  const open = Map.groupBy(
    rows.filter(({ season }) => season === null),
    ({ league }) => league.key,
  )
  const seasons = new Map(
    [...open.values()].flatMap((own) =>
      seasonsOfRows(own.map(({ day }) => day)).map((season, at) => [own[at], season]),
    ),
  )
  const found = [...new Set([...seasons.values()].filter((season) => season !== null))].join(', ')
  return rows.flatMap((row) => {
    const season = row.season ?? seasons.get(row) ?? null
    if (season !== null && isDayOfNamed(season, row.day)) return [{ ...row, season }]
    problems.refuse({ line: row.line }, `${row.day} is no day of the season ${season ?? found}`)
    return []
  })
}
