import { fullerRefereeName } from '@touchline/feeds'
import { nameKey, type RecordBatch, type SeasonRecord } from '@touchline/football'
import type pg from 'pg'

/**
 * Completes a batch of one file by what earlier files of its source told, so that the order and number of files do not matter:
 * a season spans the days of all of them and stays current if it was, a referee keeps the fullest name, a team the first of
 * two ways to write one name.
 */
export async function carryOver(client: pg.ClientBase, batch: RecordBatch): Promise<RecordBatch> {
  const seasons = await stored<Pick<SeasonRecord, 'startsOn' | 'endsOn' | 'current'>>(
    client,
    batch,
    'season',
    'starts_on AS "startsOn", ends_on AS "endsOn", current',
    batch.seasons,
  )
  const referees = await stored<{ name: string }>(client, batch, 'referee', 'name', batch.referees)
  const teams = await stored<{ name: string }>(client, batch, 'team', 'name', batch.teams)
  return {
    ...batch,
    seasons: batch.seasons?.map((one) => {
      const known = seasons.get(one.key)
      if (!known) return one
      const startsOn = known.startsOn < one.startsOn ? known.startsOn : one.startsOn
      const endsOn = known.endsOn > one.endsOn ? known.endsOn : one.endsOn
      return { ...one, startsOn, endsOn, current: known.current }
    }),
    referees: batch.referees?.map((one) => {
      const known = referees.get(one.key)
      const name = known ? fullerRefereeName(known.name, one.name) : one.name
      return { ...one, name, commonName: name }
    }),
    teams: batch.teams?.map((one) => {
      const known = teams.get(one.key)
      return known && nameKey(known.name) === nameKey(one.name) ? { ...one, name: known.name } : one
    }),
  }
}

async function stored<T>(
  client: pg.ClientBase,
  { source }: RecordBatch,
  kind: 'season' | 'referee' | 'team',
  columns: string,
  records: readonly { key: string }[] | undefined,
): Promise<Map<string, T>> {
  if (!records || records.length === 0) return new Map()
  const { rows } = await client.query<T & { key: string }>(
    `SELECT r.key, ${columns} FROM source_ref r JOIN "${kind}" USING (id)
     WHERE r.source = $1 AND r.kind = $2 AND r.key = ANY($3::text[])`,
    [source, kind, records.map((record) => record.key)],
  )
  return new Map(rows.map((row) => [row.key, row]))
}
