import { type FixtureDetailsRecord, type FixtureRecord, PERIOD, type PeriodRecord } from '@touchline/football'
import type { Row } from '../world.ts'

/** The minute a period counts from, its length, and its word. */
const PERIODS: Readonly<Record<PeriodRecord['type'], readonly [from: number, length: number, word: string]>> = {
  [PERIOD.first_half]: [0, 45, '1st-half'],
  [PERIOD.second_half]: [45, 45, '2nd-half'],
  [PERIOD.extra_time]: [90, 30, 'extra-time'],
  [PERIOD.extra_first_half]: [90, 15, '1st-half-extra-time'],
  [PERIOD.extra_second_half]: [105, 15, '2nd-half-extra-time'],
  [PERIOD.shoot_out]: [120, 0, 'penalties'],
}

export const periodId = (fixture: number, type: number): number => fixture * 10_000 + type

/** The periods played so far, the halves of extra time on their own. */
export const detailedPeriodRows = (fixture: FixtureRecord, { periods }: FixtureDetailsRecord): Row[] =>
  periods.map((period) => periodRow(Number(fixture.key), period))

/** The same with extra time as a whole. */
export function periodRows(fixture: FixtureRecord, { periods }: FixtureDetailsRecord): Row[] {
  const first = periods.find(({ type }) => type === PERIOD.extra_first_half)
  const last = periods.find(({ type }) => type === PERIOD.extra_second_half) ?? first
  const whole = first && last && { ...last, type: PERIOD.extra_time, startedAt: first.startedAt }
  return periods
    .flatMap((period) => (period === first ? (whole ?? []) : period === last ? [] : period))
    .map((period) => periodRow(Number(fixture.key), period))
}

const secondsOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant) / 1000)

/** The provider counts the full minutes of a period that runs. */
function periodRow(fixture: number, { type, startedAt, endedAt, minutes, added, ticking }: PeriodRecord): Row {
  const [from, length, description] = PERIODS[type]
  return {
    ...{ id: periodId(fixture, type), fixture_id: fixture, type_id: type, description, sort_order: type },
    ...{ started: secondsOf(startedAt), ended: secondsOf(endedAt), ticking, time_added: added },
    ...{ counts_from: from, period_length: length, minutes: minutes === null || !ticking ? minutes : minutes - 1 },
    ...{ seconds: 0, has_timer: ticking && length > 0 },
  }
}
