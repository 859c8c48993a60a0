import {
  type BookmakerId,
  type Day,
  type FixtureStatisticsRecord,
  type Key,
  memoized,
  NO_FIGURES,
  NO_SCORES,
  type RecordBatch,
  type Side,
  type TeamRecord,
  ukLocalToUtc,
} from '@touchline/football'
import { type Competition, seasonKey } from '../files/competitions.ts'
import { dayAlone, type FileMatch, NO_PLACE, UNREPORTED } from '../files/file-match.ts'
import { namesakesIn } from '../files/namesakes.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { remembering } from '../files/remembering.ts'
import { sidesOf } from '../files/teams.ts'
import { teamOf } from './football-data-teams.ts'
import type { MatchRow } from './match-row.ts'
import { quotesByMarket, referencePrice } from './prices/prices.ts'
import { createRefereeBook, type RefereeBook } from './referees.ts'

/** A row with the season it belongs to settled. */
export interface SettledRow extends MatchRow {
  season: string
}

export interface Match extends FileMatch {
  row: SettledRow
}

/** Makes matches of rows; each team of a season is looked up once. Placeholders are refused. */
export function matchMaker(rows: readonly SettledRow[]): (row: SettledRow) => Outcome<Match> {
  const seasons = new Map(
    [...Map.groupBy(rows, seasonKey)].map(([key, own]): [string, (name: string) => Outcome<TeamRecord>] => {
      const competition: Competition | undefined = own[0]
      if (competition === undefined) return [key, (name) => refused(`${name} has no competition`)]
      const listed = remembering((name) => teamOf(name, competition))
      const namesakes = namesakesIn(own, listed)
      return [key, remembering((name) => (namesakes.has(name) ? teamOf(name, competition, false) : listed(name)))]
    }),
  )
  const lookUp = (name: string, competition: Competition): Outcome<TeamRecord> =>
    seasons.get(seasonKey(competition))?.(name) ?? teamOf(name, competition)
  return (row) => {
    const { league, season, day, clock, fullTime, halfTime } = row
    const competition = { league, season }
    const sides = sidesOf(row.home, row.away, (name) => lookUp(name, competition))
    if (!sides.ok) return sides
    const { home, away } = sides.value
    const kickoff = clock === null ? null : toUtc(day, clock)
    return taken({
      key: `${seasonKey(competition)}|${home.key}|${away.key}|${day}`,
      origin: { line: row.line },
      competition,
      ...dayAlone(day),
      ...(kickoff !== null && { kickoff, kickoffKnown: true }),
      place: NO_PLACE,
      home,
      away,
      ...UNREPORTED,
      state: null,
      scores: fullTime === null ? NO_SCORES : { ...NO_SCORES, halfTime, fullTime, current: fullTime },
      sides: fullTime === null ? { home: NO_FIGURES, away: NO_FIGURES } : row.sides,
      row,
    })
  }
}

/** Many matches kick off together, in other leagues too, and looking a time zone up is slow. */
const MAX_KICKOFFS = 20_000
const kickoffOf = memoized((text: string) => {
  const [day = '', clock = ''] = text.split(' ')
  return ukLocalToUtc(day, clock)
}, MAX_KICKOFFS)
const toUtc = (day: Day, clock: string): string | null => kickoffOf(`${day} ${clock}`)

/** Notes the referees of matches; all rows of a file together decide who each one is. */
export function refereesIn(): { note: (match: Match) => Match; records: RefereeBook['records'] } {
  const book = createRefereeBook()
  const keyOf = ({ row: { referee, league } }: Match): Key | null =>
    referee === '' ? null : book.note(league.country, referee)
  return { note: (match) => ({ ...match, referee: keyOf(match) }), records: book.records }
}

/** The prices of matches, not started ones too. */
export function pricesOf(
  matches: readonly Match[],
  ladder: readonly BookmakerId[],
): Pick<RecordBatch, 'referencePrices' | 'odds'> {
  return {
    referencePrices: matches.map(({ key, row }) => ({ fixture: key, price: referencePrice(row.prices, ladder) })),
    odds: matches.flatMap(({ key, row }) =>
      [...quotesByMarket(row.prices)].map(([market, quotes]) => ({ fixture: key, market, quotes })),
    ),
  }
}

const EXPECTED_GOALS = 5304

/** Expected goals, where the file has them: not among the counts that the lists of past matches show. */
export function expectedGoalsOf(played: readonly Match[]): Pick<RecordBatch, 'statistics'> {
  const statistics = played.flatMap(({ key, row: { expectedGoals } }): FixtureStatisticsRecord[] => {
    if (expectedGoals === null) return []
    const [home, away] = expectedGoals
    const side = (side: Side, value: number) => ({ side, period: 0 as const, values: { [EXPECTED_GOALS]: value } })
    return [{ fixture: key, statistics: [side('home', home), side('away', away)] }]
  })
  return statistics.length > 0 ? { statistics } : {}
}
