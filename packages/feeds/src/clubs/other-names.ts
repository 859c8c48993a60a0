import { NAMINGS } from './namings.ts'

const namesByKey = Map.groupBy(
  NAMINGS.filter((one) => one.until === Number.POSITIVE_INFINITY),
  ({ club }) => club.key,
)

/**
 * Every listed name of a club by its stable key (`england/arsenal`), from any source; none for an unlisted key. A name that passed on to
 * another club belongs to that one only.
 */
export function listedNames(stableKey: string): string[] {
  const namings = namesByKey.get(stableKey) ?? []
  return [...new Set(namings.flatMap(({ club, written }) => [club.name, written]))]
}

/** A text of all listed names, which differs as soon as one of them does. */
export const listedNamesText = (): string =>
  NAMINGS.map(({ club, name, until }) => `${club.key} ${name} ${until}`).join('\n')
