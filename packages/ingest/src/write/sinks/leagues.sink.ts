import { fixture, league, type Placeholders, rows, selection, statement } from '@touchline/database'
import type { LeagueRecord } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { leagueRow } from '../../derive/names/things.ts'
import { writeNames } from '../../derive/names/write-names.ts'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'
import { joinByStableKey } from './stable-keys.ts'

/** Fixtures of leagues that are about to have another type or tier: ratings and facts go by these. */
const REGRADED = statement((p: Placeholders<{ leagues: string }>) =>
  selection(
    { id: fixture.id },
    (columns) => sql`
      select ${columns} from ${fixture} join ${league} on ${league.id} = ${fixture.leagueId}
      join json_to_recordset(${p.leagues}::json) as i(id integer, type text, "subType" text, tier smallint) on i.id = ${league.id}
      where (${league.type}, ${league.subType}, ${league.tier}) is distinct from (i.type, i."subType", i.tier)`,
  ),
)

export async function sinkLeagues(context: SinkContext, records: readonly LeagueRecord[]): Promise<void> {
  const own = await joinByStableKey(context, 'league', records)
  const leagues = own.map((record) => ({
    id: context.ids.of('league', record.key),
    name: record.name,
    countryId: record.country,
    type: record.type,
    subType: record.subType ?? null,
    tier: record.tier ?? 1,
    shortCode: record.shortCode ?? null,
    imageUrl: record.image ?? null,
    stableKey: record.stableKey,
    active: record.active,
  }))
  for (const { id } of await rows(context.client, REGRADED, { leagues: JSON.stringify(leagues) }))
    context.changed.regraded.add(id)
  await writeReference(context, { family: 'leagues', kind: 'league', table: league, rows: leagues })
  const things = records.map(({ key, name, country, stableKey }) =>
    leagueRow({ id: context.ids.of('league', key), names: [name], stableKey, countryId: country }),
  )
  await writeNames(context.client, 'league', things)
}
