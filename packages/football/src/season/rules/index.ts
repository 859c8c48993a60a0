import { AFRICA_ASIA_OCEANIA } from './africa-asia-oceania.ts'
import { AMERICAS } from './americas.ts'
import type { CompetitionRules } from './competition-rules.types.ts'
import { EUROPE } from './europe.ts'
import { SEVERAL_COUNTRIES } from './several-countries.ts'
import { WOMEN } from './women.ts'

/** Every competition whose rules are known. */
export const allRules = (): readonly CompetitionRules[] => [
  ...EUROPE,
  ...AMERICAS,
  ...AFRICA_ASIA_OCEANIA,
  ...SEVERAL_COUNTRIES,
  ...WOMEN,
]

/** The rules of a competition by its stable key; null for one without such a key or without a file, which uses the general rule. */
export function rulesOf(stableKey: string | null): CompetitionRules | null {
  if (stableKey === null) return null
  return allRules().find(({ keys }) => keys.includes(stableKey)) ?? null
}
