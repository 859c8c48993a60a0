import { venue } from '@touchline/database'
import type { VenueRecord } from '@touchline/football'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'

export async function sinkVenues(context: SinkContext, records: readonly VenueRecord[]): Promise<void> {
  const { ids } = context
  await ids.allocate(
    'venue',
    records.map((record) => record.key),
  )
  const rows = records.map((record) => ({
    id: ids.of('venue', record.key),
    name: record.name,
    city: record.city,
    countryId: record.country,
    capacity: record.capacity,
    address: record.address ?? null,
    surface: record.surface ?? null,
    imageUrl: record.image ?? null,
    latitude: record.latitude ?? null,
    longitude: record.longitude ?? null,
  }))
  await writeReference(context, { family: 'venues', kind: 'venue', table: venue, rows })
}
