import type { Day } from '../records/reference.ts'

/** Whole years from a birth date to a day; null for a birth after it. */
export function ageOn(birth: Day, day: Day): number | null {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  // Months and days compare as text; people born on 29 February have their birthday on 1 March in other years.
  const age = day.slice(5) < birth.slice(5) ? years - 1 : years
  return age < 0 ? null : age
}
