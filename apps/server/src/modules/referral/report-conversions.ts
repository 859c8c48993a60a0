import type { Database } from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import type { Log } from '../../platform/log.ts'
import { clickReported, conversionReported, stopReporting, takeClick, takeConversion } from './referral.queries.ts'
import type { ReportResult, Tapfiliate } from './tapfiliate.ts'

export interface ReportOptions {
  database: Pick<Database, 'pool'>
  clock: Clock
  log: Pick<Log, 'warn'>
  service: Tapfiliate
}

const EVERY_MS = 10_000

/** The job that reports clicks to the referral service, and the first payments that came of them. */
export const referralJob = (options: ReportOptions): Job => ({
  name: 'referral',
  everyMs: EVERY_MS,
  run: async (signal) => {
    while (!signal.aborted && (await reportNext(options)));
    return undefined
  },
})

/**
 * Reports the next due conversion. Failures are retried with growing pauses, refusals are not. A process that dies between reporting and
 * noting it reports a conversion twice; the service refuses the second one, because it has the same external id.
 * @returns false when nothing is due or the service does not answer, so that the rest can wait
 */
export async function reportNext(options: ReportOptions): Promise<boolean> {
  const { database, clock, service } = options
  const conversion = await takeConversion(database, clock.now())
  if (conversion !== null) {
    const { id, externalId, paymentId, amount } = conversion
    const result = await service.conversion({ clickId: externalId, externalId: paymentId, amount: amount / 100 })
    if (result.outcome !== 'done') return leave(options, { click: id, what: 'conversion', exclude: result })
    await conversionReported(database, id, clock.now())
    return true
  }
  const click = await takeClick(database, clock.now())
  if (click === null) return false
  const result = await service.click(click.code)
  if (result.outcome !== 'done') return leave(options, { click: click.id, what: 'click', exclude: result })
  await clickReported(database, { id: click.id, externalId: result.id, now: clock.now() })
  return true
}

async function leave(
  { database, log }: ReportOptions,
  {
    click,
    what,
    exclude: { outcome, reason },
  }: { click: string; what: 'click' | 'conversion'; exclude: Exclude<ReportResult, { outcome: 'done' }> },
): Promise<boolean> {
  const refused = outcome === 'refused'
  if (refused) await stopReporting(database, click)
  const then = refused ? 'was refused by the referral service' : 'could not be reported and is tried again later'
  log.warn({ click, reason }, `A ${what} ${then}`)
  return refused
}
