import { type Placeholders, query, rows, statement, team, venue } from '@touchline/database'
import { foldText, type TeamRecord } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { teamRow } from '../../derive/names/things.ts'
import { writeNames } from '../../derive/names/write-names.ts'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'
import { joinByStableKey } from './stable-keys.ts'

export async function sinkTeams(context: SinkContext, records: readonly TeamRecord[]): Promise<void> {
  const { ids, changed } = context
  const own = await joinByStableKey(context, 'team', records)
  const rows = own.map((record) => ({
    id: ids.of('team', record.key),
    name: record.name,
    foldedName: foldText(record.name),
    shortCode: record.shortCode,
    countryId: record.country,
    national: record.national,
    founded: record.founded,
    venueId: ids.ofOrNull('venue', record.venue),
    primaryColour: record.colours?.[0] ?? null,
    secondaryColour: record.colours?.[1] ?? null,
    imageUrl: record.image ?? null,
    stableKey: record.stableKey,
  }))
  const { inserted, updated } = await writeReference(context, { family: 'teams', kind: 'team', table: team, rows })
  for (const id of [...inserted, ...updated]) changed.teams.add(id)
  await nameTeams(context, records)
}

/** The names of every record, of those too whose team another source describes. */
async function nameTeams({ client, ids }: SinkContext, records: readonly TeamRecord[]): Promise<void> {
  const cities = await citiesOf(
    client,
    records.flatMap(({ venue }) => ids.ofOrNull('venue', venue) ?? []),
  )
  const things = records.map(({ key, name, stableKey, national, country, venue }) => {
    const city = cities.get(ids.ofOrNull('venue', venue) ?? 0) ?? null
    return teamRow({ id: ids.of('team', key), names: [name], stableKey, national, countryId: country, city })
  })
  await writeNames(client, 'team', things)
}

const CITIES = statement((p: Placeholders<{ ids: readonly number[] }>) =>
  query.select({ id: venue.id, city: venue.city }).from(venue).where(sql`${venue.id} = any(${p.ids}::integer[])`),
)

async function citiesOf(client: pg.ClientBase, venues: readonly number[]): Promise<Map<number, string | null>> {
  if (venues.length === 0) return new Map()
  const found = await rows(client, CITIES, { ids: [...new Set(venues)] })
  return new Map(found.map(({ id, city }) => [id, city]))
}
