import type { DayText } from './day.ts'

/** The day the keyboard leads to from the tabs; undefined for every other key. Arrows stop at the ends. */
export function movedDay(days: readonly DayText[], day: DayText, key: string): DayText | undefined {
  const at = days.indexOf(day)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: days.length - 1 }[key]
  return to === undefined ? undefined : days[to]
}
