import { team } from '@touchline/database'
import { foldText, type TeamRecord } from '@touchline/football'
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
  const { inserted, updated } = await writeReference(context, 'teams', 'team', team, rows)
  for (const id of [...inserted, ...updated]) changed.teams.add(id)
}
