import { type RecordKind, type RowOf, rows } from '@touchline/database'
import type pg from 'pg'
import { type Chances, modelChances } from '../chances.ts'
import { closingChances } from './closing-chances.ts'
import { AFTERWARDS, type PlayedRow, RECORDED } from './graded-forecasts.queries.ts'

/** A forecast of a match that is over, with everything its grades are made of. */
export interface GradedForecast {
  row: PlayedRow
  kind: RecordKind
  chances: Chances
  /** Chances of the closing prices; null where none are known. */
  closing: Chances | null
  /** The recorded row; null for a forecast that was computed afterwards. */
  noted: RowOf<typeof RECORDED> | null
}

interface Month {
  simulated: boolean
  afterwards: boolean
  /** Its first day. */
  month: string
}

/** The forecasts of a month's matches: those of the record, or those computed afterwards. */
export async function gradedForecasts(
  client: pg.ClientBase,
  { simulated, afterwards, month }: Month,
): Promise<GradedForecast[]> {
  const found = afterwards
    ? (await rows(client, AFTERWARDS, { simulated, month })).map((row) => ({
        ...{ row, kind: 'model' as const, noted: null },
        chances: modelChances(
          { home: row.homeWin, draw: row.draw, away: row.awayWin, over: row.over25 },
          row.homeCorners + row.awayCorners,
          row.homeYellowCards + row.awayYellowCards,
        ),
      }))
    : (await rows(client, RECORDED, { simulated, month })).map((row) => ({
        ...{ row, kind: row.kind, noted: row, chances: row },
      }))
  const closing = await closingChances(
    client,
    found.map(({ row }) => row),
  )
  return found.map((one) => ({ ...one, closing: closing.get(one.row.fixtureId) ?? null }))
}
