import { BOOKMAKER, type BookmakerId, type Day } from '@touchline/football'
import { decodeText } from '../files/decode.ts'
import type { FileOptions, FileResult, FileSource, InputFile } from '../files/file-source.ts'
import { delimiterOf, readLines } from '../files/lines.ts'
import { parserOf } from '../files/parse-matches.ts'
import { type Outcome, readEach, refused, taken } from '../files/problems.ts'
import { majoritySeason } from '../files/seasons.ts'
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
import { detectLayout, type Layout } from './layout.ts'
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
    const { layout, decimalComma } = file.value
    for (const reason of unlistedBookmakers(layout.header.names).leftOut) problems.doubt({}, reason)
    const unread = unreadPriceColumns(layout)
    if (unread.length > 0)
      problems.doubt({}, `the prices in ${unread.join(', ')} are left out: they are of no market we know`)
    const read = createMatchReader(layout, decimalComma)
    const found = readEach(layout.body, problems, ({ number }) => ({ line: number }), within(layout, read, options))
    const settled = layout.coming
      ? found.map((row) => ({ ...row, season: seasonOfComing(row, options.newestSeasons) }))
      : settleSeasons(found)
    const { ladder = LADDER, firstYear = 0 } = options
    const rows = settled.filter(
      ({ season, league }) =>
        Number(season.slice(0, 4)) >= firstYear && isOfDivisions(league.stableKey, options.divisions),
    )
    if (rows.length === 0 && !(options.divisions && settled.length > 0)) {
      return refused(`none of the ${layout.body.length} rows is a match`, layout.body.length)
    }
    const match = matchMaker()
    const referees = refereesIn()
    return taken({
      rows,
      rowsRead: layout.body.length,
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

function openFile(bytes: Uint8Array): Outcome<{ layout: Layout; decimalComma: boolean }> {
  const text = decodeText(bytes)
  if (!text.ok) return text
  const delimiter = delimiterOf(text.value)
  const lines = readLines(text.value, delimiter)
  if (!lines.ok) return lines
  const layout = detectLayout(lines.value)
  if (!layout.ok) return layout
  if (layout.value.body.length === 0) return refused('the file has a header and no matches')
  return taken({ layout: layout.value, decimalComma: delimiter === ';' })
}

/** Of the coming matches only those about the day the file is read. */
function within({ coming }: Layout, read: ReadMatch, { today }: FileOptions): ReadMatch {
  if (!coming) return read
  return (line, doubt) => {
    const row = read(line, doubt)
    const far = row.ok ? farFromToday(row.value.day, today) : null
    return far === null ? row : refused(far)
  }
}

/** Gives the rows of a season file the season most dates of their division fall in. */
function settleSeasons(rows: readonly MatchRow[]): SettledRow[] {
  const open = Map.groupBy(
    rows.filter(({ season }) => season === null),
    ({ league }) => league.key,
  )
  const seasons = new Map([...open].map(([league, own]) => [league, majoritySeason(own.map(({ day }): Day => day))]))
  return rows.flatMap((row) => {
    const season = row.season ?? seasons.get(row.league.key) ?? null
    return season === null ? [] : [{ ...row, season }]
  })
}
