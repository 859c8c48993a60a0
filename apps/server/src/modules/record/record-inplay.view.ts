import type { RecordMinute } from '@touchline/contract'
import type { InPlayMarket } from '@touchline/database'
import { addSums } from './grading/score-sums.ts'
import type { ScoreRow } from './record.queries.ts'
import { estimate, reliability } from './record.views.ts'

/** How the chances of a minute did; null where nothing is graded. */
export function viewMinute(market: InPlayMarket, rows: readonly ScoreRow[]): RecordMinute | null {
  const sums = addSums(rows.map((row) => row.sums))
  const { weeks } = sums
  const rps = estimate(weeks, { count: 'forecasts', sum: 'rps' })
  const logLoss = estimate(weeks, { count: 'forecasts', sum: 'logLoss' })
  const behind = estimate(weeks, { count: 'compared', sum: 'rpsBehind' })
  if (!rps || !logLoss || !behind) return null
  const tenths = reliability(sums)
  const counted = tenths.reduce((sum, { count }) => sum + count, 0)
  const off = tenths.reduce((sum, { count, forecast, happened }) => sum + count * Math.abs(forecast - happened), 0)
  return {
    minute: Number(market.split('_').at(-1)),
    matches: weeks.reduce((sum, week) => sum + week.forecasts, 0),
    rps,
    log_loss: logLoss,
    close_rps: rps.value - behind.value,
    calibration: (100 * off) / counted,
    reliability: tenths,
  }
}
