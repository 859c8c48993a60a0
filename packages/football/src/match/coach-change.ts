/**
 * Whether a team carries the new-coach badge.
 * @param days days since the change, 0 on its day; null when the team's coach or the change is not known
 * @param limit the viewer's number of days, 20 unless changed
 */
export function coachChangedRecently(days: number | null | undefined, limit: number): boolean {
  return typeof days === 'number' && days >= 0 && days <= limit
}
