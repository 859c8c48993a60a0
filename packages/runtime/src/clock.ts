/** Where the product takes the time from; `now` runs on at the pace of the real clock. */
export interface Clock {
  now(): Date
  /** True when it deliberately shows another time than the real one, which records note. */
  simulated?: boolean
}

/**
 * The clock of this process.
 * @param start ISO instant the clock begins at now, so that a past day can be looked at as today; the real time without it
 */
export function makeClock(start?: string): Clock {
  const offset = start === undefined ? 0 : new Date(start).getTime() - Date.now()
  if (Number.isNaN(offset)) throw new Error(`Not an instant: ${start}`)
  return { now: () => new Date(Date.now() + offset), simulated: start !== undefined }
}
