import { STATE } from '../states.ts'

/** The place of the period that runs in a state. */
const PLACES: Readonly<Record<number, number>> = {
  [STATE.first_half]: 1,
  [STATE.second_half]: 2,
  [STATE.extra_first_half]: 3,
  [STATE.extra_second_half]: 4,
}

/** The period going on as a fixture of a list has it; none in a break, before the kick-off, after the end and without a minute. */
export function runningPeriods(
  state: number,
  minute: number | null,
  added: number | null,
): { sort_order: number; minutes: number; time_added: number | null }[] {
  const sort_order = PLACES[state]
  return sort_order === undefined || minute === null ? [] : [{ sort_order, minutes: minute, time_added: added }]
}
