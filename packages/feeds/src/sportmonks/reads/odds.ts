import type { BookmakerId, Key } from '@touchline/football'
import type { SportmonksClient } from '../client-types.ts'
import { type PricedFixture, parseOdds } from '../parse/odds/parse-odds.ts'
import { integer } from '../parse/read.ts'
import type { Parsed } from '../parsed.ts'
import { distinct } from './page.ts'

/** Every bookmaker's prices of a fixture before kick-off. */
export async function readOdds(
  client: SportmonksClient,
  fixture: PricedFixture,
  ladder: readonly BookmakerId[],
): Promise<Parsed> {
  const rows = await client.all(`football/odds/pre-match/fixtures/${fixture.key}`, 'Odd')
  return parseOdds(distinct(rows), [fixture], ladder)
}

/** Fixtures of which some price changed in the last ten seconds. */
export async function readFixturesWithNewOdds(client: SportmonksClient): Promise<ReadonlySet<Key>> {
  const rows = await client.all('football/odds/pre-match/latest', 'Odd')
  const ids = rows.map((row) => integer((row as { fixture_id?: unknown } | null)?.fixture_id))
  return new Set(ids.filter((id) => id !== null).map(String))
}
