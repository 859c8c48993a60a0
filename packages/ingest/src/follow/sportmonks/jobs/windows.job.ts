import { readFixturesBetween, readLatestFixtures, readTransfersBetween } from '@touchline/feeds'
import { dayFrom } from '../days.ts'
import { always, once, runPhases } from '../run-unit.ts'
import { readingOf, type SyncContext } from '../sync-context.ts'

/** Days from today, both included. */
export interface Window {
  name: string
  back: number
  ahead: number
}

/** Line-ups before the match, corrections after it, new kick-off times. */
export const NEAR: Window = { name: 'near', back: 1, ahead: 2 }
/** For matches moved, corrected late or newly drawn. */
export const WIDE: Window = { name: 'wide', back: 14, ahead: 45 }
const TRANSFER_DAYS = { back: 5, ahead: 2 }

/**
 * Reads all matches of some days again.
 * @returns false while another process reads them
 */
export function readWindow(context: SyncContext, { name, back, ahead }: Window): Promise<boolean> {
  const now = context.clock.now()
  const days = { from: dayFrom(now, -back), to: dayFrom(now, ahead) }
  const fixtures = {
    name: `fixtures ${days.from} ${days.to}`,
    async *pages(from: string | null) {
      yield* readFixturesBetween(await readingOf(context), days, from)
    },
  }
  return runPhases(context, { job: `window/${name}`, phases: [fixtures], again: always })
}

/** Matches whose kick-off, state or ground changed in the last ten seconds. */
export function readLatest(context: SyncContext): Promise<boolean> {
  const latest = once('latest', async () => readLatestFixtures(await readingOf(context)))
  return runPhases(context, { job: 'latest', phases: [latest], again: always })
}

/** Transfers of the last days and the next. */
export function readTransfers(context: SyncContext): Promise<boolean> {
  const now = context.clock.now()
  const days = { from: dayFrom(now, -TRANSFER_DAYS.back), to: dayFrom(now, TRANSFER_DAYS.ahead) }
  const transfers = {
    name: `transfers ${days.from}`,
    async *pages(from: string | null) {
      yield* readTransfersBetween(await readingOf(context), days, from)
    },
  }
  return runPhases(context, { job: 'transfers', phases: [transfers], again: always })
}
