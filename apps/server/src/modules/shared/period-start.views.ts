import { isRunningPeriod } from '@touchline/football'

interface PeriodsRow {
  stateId: number
  /** In order. */
  periods: readonly { typeId: number; startedAt: string | null }[]
}

/** When the period that runs in the fixture's state began; null when none is running or its start is unknown. */
export function viewPeriodStart({ stateId, periods }: PeriodsRow): string | null {
  const running = periods.findLast(({ typeId }) => isRunningPeriod(stateId, typeId))
  return running?.startedAt ? new Date(running.startedAt).toISOString() : null
}
