/** How a team is called where there is little room: its short code, failing that the first three letters of its name. */
export function shortTeamName(name: string, shortCode: string | null): string {
  return shortCode ?? name.slice(0, 3).toUpperCase()
}
