/** The list without the league when it was in it, with it at the end otherwise. */
export function toggled(list: readonly number[], league_id: number): number[] {
  return list.includes(league_id) ? list.filter((id) => id !== league_id) : [...list, league_id]
}

/** What a browser's list has beyond the lists the server reported: chosen while signed out, and not yet in the account. */
export function chosenSignedOut(local: readonly number[], ...reported: (readonly number[])[]): number[] {
  const known = new Set(reported.flat())
  return local.filter((id) => !known.has(id))
}
