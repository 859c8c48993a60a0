/** The list without the league when it was in it, with it at the end otherwise. */
export function toggled(list: readonly number[], league_id: number): number[] {
  return list.includes(league_id) ? list.filter((id) => id !== league_id) : [...list, league_id]
}
