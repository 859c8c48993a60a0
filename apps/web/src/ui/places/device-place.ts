/** The place the device is set to. */
export const devicePlace = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone || null

/** Minutes ahead of UTC as `UTC+5:30`. */
export function utcText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `UTC${minutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}${rest}`
}
