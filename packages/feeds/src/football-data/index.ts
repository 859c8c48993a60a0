import { BOOKMAKER, type BookmakerId, type Day } from '@touchline/football'
import { decodeText } from '../files/decode.ts'
import type { FileOptions, FileResult, FileSource, InputFile } from '../files/file-source.ts'
import { delimiterOf, readLines } from '../files/lines.ts'
import { parserOf } from '../files/parse-matches.ts'
import { type Outcome, readEach, refused, taken } from '../files/problems.ts'
import { majoritySeason } from '../files/seasons.ts'
import { type Match, matchMaker, pricesOf, refereesIn, type SettledRow } from './football-data-match.ts'
import { detectLayout, type Layout } from './layout.ts'
import { createMatchReader, type MatchRow } from './match-row.ts'

export { fullerRefereeName } from './referees.ts'

const LADDER: readonly BookmakerId[] = [BOOKMAKER.bet365, BOOKMAKER.pinnacle, BOOKMAKER.average]

/** The CSV files of football-data.co.uk of any year and in either layout, each on its own. */
export const footballData: FileSource = {
  source: 'football-data',
  about: 'Results, statistics and prices from CSV files of football-data.co.uk',
  endings: ['.csv'],
  parse: parserOf<SettledRow, Match>('football-data', (main, _, problems, { ladder = LADDER }) => {
    const file = openFile(main.bytes)
    if (!file.ok) return file
    const { layout, decimalComma } = file.value
    const read = createMatchReader(layout, decimalComma)
    const rows = settleSeasons(readEach(layout.body, problems, ({ number }) => ({ line: number }), read))
    if (rows.length === 0) {
      return refused(`none of the ${layout.body.length} rows is a match`, layout.body.length)
    }
    const match = matchMaker()
    const referees = refereesIn()
    return taken({
      rows,
      rowsRead: layout.body.length,
      originOf: ({ line }) => ({ line }),
      read: (row) => taken(match(row)),
      repeats: (_, before) => `repeats the match of line ${before.row.line}`,
      settle: (matches) => matches.map(referees.note),
      reportsClubs: false,
      families: (matches) => ({ referees: referees.records(), ...pricesOf(matches, ladder) }),
    })
  }),
}

export const parseFootballData = (file: InputFile, options: FileOptions = {}): FileResult =>
  footballData.parse([file], options)

function openFile(bytes: Uint8Array): Outcome<{ layout: Layout; decimalComma: boolean }> {
  const text = decodeText(bytes)
  if (!text.ok) return text
  const delimiter = delimiterOf(text.value)
  const layout = detectLayout(readLines(text.value, delimiter))
  if (!layout.ok) return layout
  if (layout.value.body.length === 0) return refused('the file has a header and no matches')
  return taken({ layout: layout.value, decimalComma: delimiter === ';' })
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
