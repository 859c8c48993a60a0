import { NAMINGS } from './namings.ts'

const namesByKey = Map.groupBy(
  NAMINGS.filter((one) => one.until === Number.POSITIVE_INFINITY),
  ({ club }) => club.key,
)

/**
 * Every name the list has for a club by its stable key (`england/arsenal`), whichever source writes it so; none for a key that is not in
 * the list. A name that passed on to another club is that club's alone.
 */
export function listedNames(stableKey: string): string[] {
  const namings = namesByKey.get(stableKey) ?? []
  return [...new Set(namings.flatMap(({ club, name }) => [club.name, name]))]
}

/** Stands for all listed names: a text that differs as soon as one of them does. */
export const listedNamesText = (): string =>
  NAMINGS.map(({ club, name, until }) => `${club.key} ${name} ${until}`).join('\n')
