import { type Day, type Score, type SideFigures, seasonName } from '@touchline/football'
import type { League } from '../files/competitions.ts'
import type { Line } from '../files/lines.ts'
import { type Doubt, type Outcome, refused, taken } from '../files/problems.ts'
import { cleanName, parseClock, parseDay } from './cells.ts'
import { findCountColumns, readExpectedGoals, readFigures } from './football-data-figures.ts'
import { findScoreColumns, readScores } from './football-data-scores.ts'
import type { Layout } from './layout.ts'
import { leagueOfDivision, leagueOfNames } from './leagues.ts'
import { findPriceSources } from './prices/price-columns.ts'
import { areAmerican, type MarketPrices, readPrices } from './prices/prices.ts'

/** One match as its row reports it. */
export interface MatchRow {
  line: number
  league: League
  /** Null where the layout leaves it to the dates. */
  season: string | null
  /** UK calendar day. */
  day: Day
  /** UK time of day, HH:MM; null when unknown. */
  clock: string | null
  home: string
  away: string
  referee: string
  fullTime: Score | null
  halfTime: Score | null
  sides: { home: SideFigures; away: SideFigures }
  prices: readonly MarketPrices[]
  /** For both sides; null where the file lacks them. */
  expectedGoals: readonly [home: number, away: number] | null
}

export type ReadMatch = (line: Line, doubt: Doubt) => Outcome<MatchRow>

/** A reader for the rows of a file: finds every column once. A row that names no match is refused with the reason. */
export function createMatchReader(layout: Layout): ReadMatch {
  const { header, kind } = layout
  const at = (...names: string[]): number => names.map(header.at).find((index) => index >= 0) ?? -1
  const columns = {
    date: at('Date'),
    time: at('Time'),
    home: at('HomeTeam', 'Home', 'HT'),
    away: at('AwayTeam', 'Away', 'AT'),
    referee: at('Referee'),
  }
  const scores = findScoreColumns(kind, header)
  const counts = findCountColumns(header)
  const sources = findPriceSources(layout)
  const american = areAmerican(layout.body, sources)
  const expected = [header.at('HxG'), header.at('AxG')] as const
  const readCompetition = kind === 'season' ? divisionReader(at('Div')) : namesReader(layout)

  return (line, doubt) => {
    const text = (index: number): string => line.cells[index] ?? ''
    const competition = readCompetition(line.cells)
    if (!competition.ok) return competition
    const day = parseDay(text(columns.date), layout.dates)
    if (day === null) return refused(dateMessage(text(columns.date), layout))
    const home = cleanName(text(columns.home))
    const away = cleanName(text(columns.away))
    if (home === '' || away === '') return refused(`the ${home === '' ? 'home' : 'away'} team is missing`)
    if (home === away) return refused(`${home} cannot play itself`)
    const row = { cells: line.cells, american }
    return taken({
      line: line.number,
      ...competition.value,
      day,
      clock: readClock(text(columns.time), doubt),
      home,
      away,
      referee: cleanName(text(columns.referee)),
      ...readScores(row, scores, doubt),
      sides: readFigures(row, counts, doubt),
      prices: readPrices(row, sources, doubt),
      expectedGoals: readExpectedGoals(row, expected, doubt),
    })
  }
}

interface Competition {
  league: League
  season: string | null
}

function divisionReader(column: number): (cells: readonly string[]) => Outcome<Competition> {
  return (cells) => {
    const division = (cells[column] ?? '').trim()
    const league = leagueOfDivision(division)
    if (league !== null) return taken({ league, season: null })
    return refused(division === '' ? 'the division is missing' : `${shorten(division)} is no division of football-data`)
  }
}

function namesReader({ header: { at }, coming }: Layout): (cells: readonly string[]) => Outcome<Competition> {
  const [country, league, season] = [at('Country'), at('League'), at('Season')]
  const last = coming ? at('Away') : at('AG')
  return (cells) => {
    if (cells.length < last) return refused(`not a match: ${shorten(cells.join(','))}`)
    const found = leagueOfNames(cells[country] ?? '', cells[league] ?? '')
    if (found === null) return refused(`no country or no league: ${shorten(`${cells[country]}, ${cells[league]}`)}`)
    if (coming) return taken({ league: found, season: null })
    const name = seasonName(cells[season] ?? '')
    return name === null
      ? refused(`${shorten(cells[season] ?? '')} is no season`)
      : taken({ league: found, season: name })
  }
}

function dateMessage(cell: string, { dates }: Layout): string {
  const form = dates === 'day-first' ? 'DD/MM/YYYY' : 'MM/DD/YYYY'
  return cell.trim() === '' ? 'the date is missing' : `${shorten(cell.trim())} is no day of the form ${form}`
}

function readClock(cell: string, doubt: Doubt): string | null {
  const clock = parseClock(cell)
  if (clock === null && cell.trim() !== '') doubt('Time', `${shorten(cell.trim())} is no time of day`)
  return clock
}

const SHOWN = 60

function shorten(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`
}
