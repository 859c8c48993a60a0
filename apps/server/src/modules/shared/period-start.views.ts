import type { fixture, fixturePeriod } from '@touchline/database'
import { isRunningPeriod } from '@touchline/football'

/** In the form of JSON. */
interface Period extends Pick<typeof fixturePeriod.$inferSelect, 'typeId'> {
  startedAt: string | null
}

interface PeriodsRow extends Pick<typeof fixture.$inferSelect, 'stateId'> {
  /** In order. */
  periods: readonly Period[]
}

/** When the period that runs in the fixture's state began; null when none is running or its start is unknown. */
export function viewPeriodStart({ stateId, periods }: PeriodsRow): string | null {
  const running = periods.findLast(({ typeId }) => isRunningPeriod(stateId, typeId))
  return running?.startedAt ? new Date(running.startedAt).toISOString() : null
}
