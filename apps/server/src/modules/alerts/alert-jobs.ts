import type { Database } from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import type { Brand } from '../../platform/brand.ts'
import type { Log } from '../../platform/log.ts'
import { type AlertPartsSettings, openAlertParts } from './alert-parts.ts'
import { type DeliverOptions, deliverAlerts } from './deliver/deliver-alerts.ts'
import { digestJob } from './digest/digest.job.ts'
import { mendDueTimes, spreadHappenings } from './spread/spread-happenings.ts'

const EVERY_MS = 500

interface AlertJobsDeps {
  database: Database
  clock: Clock
  log: Log
  brand: Brand
  publicUrl: string
  ending: { add(step: () => Promise<unknown>): void }
}

/** Makes alerts of happenings, in one process at a time, and sends due ones, in every process. */
export async function alertJobs(deps: AlertJobsDeps, settings: AlertPartsSettings): Promise<Job[]> {
  const parts = await openAlertParts(deps, settings)
  deps.ending.add(async () => parts.guard.close())
  const options = { ...parts, ...deps }
  const deliver = oneAtATime((signal) => deliverAlerts(options, signal))
  return [spreadJob(options, deliver), deliverJob(deliver), digestJob(options)]
}

type Deliver = (signal: AbortSignal) => Promise<void>

/** Callers share a turn that is under way. */
function oneAtATime(turn: Deliver): Deliver {
  let running: Promise<void> | null = null
  return (signal) => {
    running ??= turn(signal).finally(() => {
      running = null
    })
    return running
  }
}

/** Sends new alerts without waiting for the next turn of the other job, which reports failures. */
const spreadJob = ({ database, clock }: DeliverOptions, deliver: Deliver): Job => ({
  name: 'alerts to write',
  everyMs: EVERY_MS,
  run: async (signal) => {
    await mendDueTimes(database, clock.now())
    await spreadHappenings(database, clock.now(), {
      signal,
      onSpread: () => void deliver(signal).catch(() => undefined),
    })
    return undefined
  },
})

const deliverJob = (deliver: Deliver): Job => ({
  name: 'alerts to send',
  everyMs: EVERY_MS,
  run: async (signal) => {
    await deliver(signal)
    return undefined
  },
})
