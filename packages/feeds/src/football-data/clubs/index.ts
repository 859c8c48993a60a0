import { nameKey } from '@touchline/football'
import { BELGIUM, GREECE, NETHERLANDS, TURKEY } from './benelux-and-east.ts'
import { ENGLAND, SCOTLAND } from './britain.ts'
import type { ClubRow } from './club.ts'
import { FRANCE, ITALY } from './france-and-italy.ts'
import { GERMANY } from './germany.ts'
import { PORTUGAL, SPAIN } from './iberia.ts'

export interface Club {
  name: string
  shortCode: string
  colours: readonly [string, string] | null
  stableKey: string | null
}

const BY_COUNTRY: Readonly<Record<string, ReadonlyMap<string, Club>>> = {
  Belgium: clubMap(BELGIUM),
  England: clubMap(ENGLAND),
  France: clubMap(FRANCE),
  Germany: clubMap(GERMANY),
  Greece: clubMap(GREECE),
  Italy: clubMap(ITALY),
  Netherlands: clubMap(NETHERLANDS),
  Portugal: clubMap(PORTUGAL),
  Scotland: clubMap(SCOTLAND),
  Spain: clubMap(SPAIN),
  Turkey: clubMap(TURKEY),
}

function clubMap(rows: readonly ClubRow[]): Map<string, Club> {
  return new Map(
    rows.map(([source, name, shortCode, primary, secondary, stableKey]) => [
      nameKey(source),
      { name, shortCode, colours: primary && secondary ? [primary, secondary] : null, stableKey: stableKey ?? null },
    ]),
  )
}

/** The club the files call so in a country; null when it is not in the table. */
export function clubOf(country: string, source: string): Club | null {
  return BY_COUNTRY[country]?.get(nameKey(source)) ?? null
}
