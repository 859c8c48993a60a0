import { type Database, inTransaction, rows } from '@touchline/database'
import type { Chances } from './chances.ts'
import { AFTERWARDS_MONTHS, RECORDED_MONTHS } from './grading/graded-forecasts.queries.ts'
import { type GradedForecast, gradedForecasts } from './grading/graded-forecasts.ts'

const CHANCE_DIGITS = 5
const chance = (value: number | null | undefined) => value?.toFixed(CHANCE_DIGITS) ?? ''
const whole = (value: number | null) => value?.toString() ?? ''

const CHANCES: Readonly<Record<string, keyof Chances>> = {
  home_win: 'homeWin',
  draw: 'draw',
  away_win: 'awayWin',
  over_2_5: 'over25',
  both_score: 'bothScore',
  corners_over_9_5: 'cornersOver95',
  yellow_cards_over_3_5: 'yellowCardsOver35',
}
/** Markets with closing prices. */
const CLOSED = ['home_win', 'draw', 'away_win', 'over_2_5', 'both_score'] as const

const COLUMNS: Readonly<Record<string, (one: GradedForecast, afterwards: boolean) => string>> = {
  written: (_, afterwards) => (afterwards ? 'afterwards' : 'before'),
  kind: ({ kind }) => kind,
  kickoff: ({ row }) => row.kickoff.toISOString(),
  fixture_id: ({ row }) => whole(row.fixtureId),
  league_id: ({ row }) => whole(row.leagueId),
  ...Object.fromEntries(
    Object.entries(CHANCES).map(([name, of]) => [name, ({ chances }: GradedForecast) => chance(chances[of])]),
  ),
  home_goals: ({ row }) => whole(row.homeGoals),
  away_goals: ({ row }) => whole(row.awayGoals),
  corners: ({ row }) => whole(row.corners),
  yellow_cards: ({ row }) => whole(row.yellowCards),
  ...Object.fromEntries(
    CLOSED.map((name) => [
      `closing_${name}`,
      ({ closing }: GradedForecast) => chance(closing?.[CHANCES[name] as keyof Chances]),
    ]),
  ),
}
const fields = Object.values(COLUMNS)

/**
 * Every graded forecast with its result and the chances of the closing price, from which anybody can compute the grades again: those
 * recorded before kick-off, then those computed afterwards. A month at a time, so that neither memory nor a connection is held for a slow
 * reader.
 * @param inTurn runs the reading of each part when the reader has its turn
 */
export async function* gradesCsv(
  database: Database,
  simulated: boolean,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): AsyncGenerator<string> {
  yield `${Object.keys(COLUMNS).join(',')}\n`
  for (const afterwards of [false, true]) {
    const months = afterwards
      ? await rows(database.pool, AFTERWARDS_MONTHS, {})
      : await rows(database.pool, RECORDED_MONTHS, { simulated })
    for (const month of months.map((one) => one.month).sort()) {
      const found = await inTurn(() =>
        inTransaction(database, (client) => gradedForecasts(client, { simulated, afterwards, month })),
      )
      const lines = found.map((one) => `${fields.map((field) => field(one, afterwards)).join(',')}\n`)
      if (lines.length > 0) yield lines.join('')
    }
  }
}
