import type { BookmakerId, Key, ReferencePrice } from '@touchline/football'
import type { SportmonksClient } from '../client-types.ts'
import { parseOdds } from '../parse/odds/odds.ts'
import { integer } from '../parse/read.ts'
import type { Parsed } from '../parsed.ts'
import { distinct } from './page.ts'

/** A fixture whose prices are asked for; bookmakers call the sides by name. */
export interface PricedFixture {
  key: Key
  home: { key: Key; name: string }
  away: { key: Key; name: string }
}

export interface ReadOdds extends Parsed {
  /** By fixture; one without a price of any bookmaker of the ladder is missing. */
  referencePrices: ReadonlyMap<Key, ReferencePrice>
}

/** Every bookmaker's prices of a fixture before kick-off. */
export async function readOdds(
  client: SportmonksClient,
  fixture: PricedFixture,
  ladder: readonly BookmakerId[],
): Promise<ReadOdds> {
  const rows = await client.all(`football/odds/pre-match/fixtures/${fixture.key}`, 'Odd')
  return parseOdds(distinct(rows), [fixture], ladder)
}

/** Fixtures of which some price changed in the last ten seconds. */
export async function readFixturesWithNewOdds(client: SportmonksClient): Promise<ReadonlySet<Key>> {
  const rows = await client.all('football/odds/pre-match/latest', 'Odd')
  const ids = rows.map((row) => integer((row as { fixture_id?: unknown } | null)?.fixture_id))
  return new Set(ids.filter((id) => id !== null).map(String))
}
