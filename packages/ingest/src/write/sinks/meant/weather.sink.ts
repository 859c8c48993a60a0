import { fixture } from '@touchline/database'
import type { FixtureWeatherRecord } from '@touchline/football'
import { updateRows } from '../../rows/upsert.ts'
import { weatherColumns } from '../fixture-row.ts'
import { count, type SinkContext } from '../sink-context.ts'

/** The weather of fixtures that other sources describe. */
export async function sinkWeather(context: SinkContext, records: readonly FixtureWeatherRecord[]): Promise<void> {
  const { client, ids, changed } = context
  const reported = new Map(records.map(({ fixture, weather }) => [ids.of('fixture', fixture), weather]))
  const rows = [...reported].map(([id, weather]) => ({ id, ...weatherColumns(weather) }))
  const updated = await updateRows(client, { table: fixture, rows, key: ['id'] })
  count(context, 'weather', { inserted: [], updated, unchanged: rows.length - updated.length })
  for (const id of updated) changed.fixtures.add(id)
}
