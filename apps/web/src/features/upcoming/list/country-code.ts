/** Flags of lists that were stored without one: the regions have fixed ids, everything else falls back to the plain flag. */
const REGION_FLAGS: Readonly<Record<number, string>> = { 1: 'un', 2: 'eu' }

/** Flag code of a country id where the data did not bring one; null shows the plain flag. */
export function countryCode(id: number): string | null {
  return REGION_FLAGS[id] ?? null
}
