import type { Database } from '@touchline/database'
import type { Clock } from '../../clock.ts'
import type { Job } from '../../platform/jobs/scheduler.ts'
import type { Log } from '../../platform/log.ts'
import { clickTold, conversionTold, takeClick, takeConversion, tellNoMore } from './referral.queries.ts'
import type { Tapfiliate, Told } from './tapfiliate.ts'

export interface TellOptions {
  database: Pick<Database, 'pool'>
  clock: Clock
  log: Pick<Log, 'warn'>
  service: Tapfiliate
}

const EVERY_MS = 10_000

/** The job that tells the referral service of clicks and of the first payments that came of them. */
export const referralJob = (options: TellOptions): Job => ({
  name: 'referral',
  everyMs: EVERY_MS,
  run: async (signal) => {
    while (!signal.aborted && (await tellNext(options)));
    return undefined
  },
})

/**
 * Tells the next thing that is due. What fails is tried again later and later, what is refused is left. A process that dies between
 * telling and noting it tells a conversion twice; the service refuses the second one, because it has the same external id.
 * @returns false when nothing is due or the service does not answer, so that the rest can wait
 */
export async function tellNext(options: TellOptions): Promise<boolean> {
  const { database, clock, service } = options
  const conversion = await takeConversion(database, clock.now())
  if (conversion !== null) {
    const { id, externalId, paymentId, amount } = conversion
    const told = await service.conversion({ clickId: externalId, externalId: paymentId, amount: amount / 100 })
    if (told.outcome !== 'done') return leave(options, id, 'conversion', told)
    await conversionTold(database, id, clock.now())
    return true
  }
  const click = await takeClick(database, clock.now())
  if (click === null) return false
  const told = await service.click(click.code)
  if (told.outcome !== 'done') return leave(options, click.id, 'click', told)
  await clickTold(database, click.id, told.id, clock.now())
  return true
}

async function leave(
  { database, log }: TellOptions,
  click: string,
  what: 'click' | 'conversion',
  { outcome, reason }: Exclude<Told, { outcome: 'done' }>,
): Promise<boolean> {
  const refused = outcome === 'refused'
  if (refused) await tellNoMore(database, click)
  const then = refused ? 'was refused by the referral service' : 'could not be told and is tried again later'
  log.warn({ click, reason }, `A ${what} ${then}`)
  return refused
}
