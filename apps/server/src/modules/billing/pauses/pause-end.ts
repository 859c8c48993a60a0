/** The first day after the months that rest, for a renewal that falls into one of them. UTC. */
export function pauseEnd(renewal: Date, months: readonly number[]): Date {
  let end = renewal
  // All months of a year would rest for ever.
  for (let passed = 0; passed < 12 && months.includes(end.getUTCMonth() + 1); passed++)
    end = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 1))
  return end
}
