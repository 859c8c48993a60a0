import type {
  RecordBehindClose,
  RecordBetting,
  RecordEstimate,
  RecordFigures,
  RecordHead,
  RecordLeague,
  RecordMonth,
  RecordTenth,
} from '@touchline/contract'
import type { recordHead, ScoreSums, WeekSums } from '@touchline/database'
import { partMeanInterval, rankedProbabilityScore, wilsonInterval } from '@touchline/probability'
import { addSums } from './grading/score-sums.ts'
import type { ScoreRow } from './record.queries.ts'

const LAST_MONTHS = 24
/** From here on a return says something, if not much. */
const ENOUGH_BETS = 400
/** Betting flat on our forecasts against first prices, measured on the season files of 2019-20 on. */
const REFERENCE = { bets: 17_285, return: { value: -0.117, low: -0.142, high: -0.09 } }

/**
 * The mean of weekly sums; null without any.
 * @param all the weeks of everything, where these are those of a part
 */
export function estimate(
  weeks: readonly WeekSums[],
  { count, sum, all = weeks }: { count: keyof WeekSums; sum: keyof WeekSums; all?: readonly WeekSums[] },
): RecordEstimate | null {
  const clustersOf = (some: readonly WeekSums[]) => some.map((week) => ({ count: week[count], sum: week[sum] }))
  const clusters = clustersOf(weeks)
  const total = countOf(weeks, count)
  if (total === 0) return null
  const interval = partMeanInterval(clusters, clustersOf(all))
  const value = countOf(weeks, sum) / total
  return { value, low: interval?.low ?? null, high: interval?.high ?? null }
}

const countOf = (weeks: readonly WeekSums[], name: keyof WeekSums) => weeks.reduce((sum, week) => sum + week[name], 0)

function behindClose({ weeks }: ScoreSums, all: readonly WeekSums[] = weeks): RecordBehindClose | null {
  const ours = estimate(weeks, { count: 'compared', sum: 'comparedRps' })
  const rps = estimate(weeks, { count: 'compared', sum: 'rpsBehind', all })
  const logLoss = estimate(weeks, { count: 'compared', sum: 'logLossBehind', all })
  if (!ours || !rps || !logLoss) return null
  return {
    forecasts: countOf(weeks, 'compared'),
    rps: ours.value,
    close_rps: ours.value - rps.value,
    rps_behind: rps,
    log_loss_behind: logLoss,
  }
}

export function reliability({ bins }: ScoreSums): RecordTenth[] {
  return bins.flatMap(({ count, probability, happened }, at) => {
    const interval = wilsonInterval(happened, count)
    if (!interval) return []
    const [from, to] = [at / bins.length, (at + 1) / bins.length]
    return [{ from, to, count, forecast: probability / count, happened: happened / count, ...interval }]
  })
}

function baseRps({ outcomes }: ScoreSums): number {
  const total = outcomes.reduce((sum, count) => sum + count, 0)
  const shares = outcomes.map((count) => count / total)
  return shares.reduce((sum, share, outcome) => sum + share * rankedProbabilityScore(shares, outcome), 0)
}

/** A part of the forecasts by itself: of a league or of a month. */
function partOf(rows: readonly ScoreRow[], all: readonly WeekSums[]) {
  const sums = addSums(rows.map((row) => row.sums))
  return {
    forecasts: countOf(sums.weeks, 'forecasts'),
    rps: estimate(sums.weeks, { count: 'forecasts', sum: 'rps' })?.value ?? 0,
    behind_close: behindClose(sums, all),
  }
}

function leaguesOf(rows: readonly ScoreRow[], all: readonly WeekSums[]): RecordLeague[] {
  const leagues = [...Map.groupBy(rows, ({ leagueId }) => leagueId)].map(([id, some]) => ({
    league_id: id,
    league_name: some[0]?.league ?? '',
    country_name: some[0]?.country ?? '',
    ...partOf(some, all),
  }))
  return leagues.sort((one, other) => other.forecasts - one.forecasts || one.league_id - other.league_id)
}

export const monthText = (day: string) => day.slice(0, 7)

function monthsOf(rows: readonly ScoreRow[], all: readonly WeekSums[]): RecordMonth[] {
  return [...Map.groupBy(rows, ({ month }) => month)]
    .sort(([one], [other]) => one.localeCompare(other))
    .slice(-LAST_MONTHS)
    .map(([month, some]) => ({ month: monthText(month), ...partOf(some, all) }))
}

/**
 * How forecasts did; null of none.
 * @param league only this one; of all of them where it is left out, with a list of them
 */
export function viewFigures(all: readonly ScoreRow[], league: number | undefined): RecordFigures | null {
  const rows = league === undefined ? all : all.filter(({ leagueId }) => leagueId === league)
  const sums = addSums(rows.map((row) => row.sums))
  const rps = estimate(sums.weeks, { count: 'forecasts', sum: 'rps' })
  const logLoss = estimate(sums.weeks, { count: 'forecasts', sum: 'logLoss' })
  if (!rps || !logLoss) return null
  const months = rows.map(({ month }) => monthText(month)).sort()
  return {
    forecasts: countOf(sums.weeks, 'forecasts'),
    from: months[0] ?? '',
    to: months.at(-1) ?? '',
    rps,
    log_loss: logLoss,
    base_rps: baseRps(sums),
    behind_close: behindClose(sums),
    reliability: reliability(sums),
    leagues: league === undefined ? leaguesOf(rows, sums.weeks) : [],
    months: monthsOf(rows, sums.weeks),
  }
}

/** @param own sums of our own forecasts of 1X2 in the record */
export function viewBetting(own: readonly ScoreSums[]): RecordBetting {
  const { weeks } = addSums(own)
  const bets = countOf(weeks, 'bets')
  const result = estimate(weeks, { count: 'bets', sum: 'profit' })
  if (result === null || bets < ENOUGH_BETS)
    return { source: 'reference', ...REFERENCE, closing_value: null, beat_close: null, record_bets: bets }
  const closed = countOf(weeks, 'closedBets')
  return {
    source: 'record',
    bets,
    return: result,
    closing_value: estimate(weeks, { count: 'closedBets', sum: 'closingValue' }),
    beat_close: closed === 0 ? null : countOf(weeks, 'beatClose') / closed,
    record_bets: bets,
  }
}

export const viewHead = ({ day, forecasts, previous, hash, sealedAt }: typeof recordHead.$inferSelect): RecordHead => ({
  day,
  forecasts,
  previous,
  hash,
  sealed_at: sealedAt.toISOString(),
})
