import { fullerRefereeName } from '@touchline/feeds'
import { nameKey, type RefereeRecord, type SeasonRecord, type TeamRecord } from '@touchline/football'
import type pg from 'pg'
import type { WritableBatch } from './packed-odds.ts'

/**
 * Completes a batch of files by what earlier files of its source reported, those before in the batch too, so that the order and number of
 * files do not matter: a season spans the days of all of them and stays current if it was, a referee keeps the fullest name, a team
 * the first of two ways to write one name.
 */
export async function carryOver(client: pg.ClientBase, batch: WritableBatch): Promise<WritableBatch> {
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
    seasons: batch.seasons && completed(batch.seasons, seasons, spanning),
    referees: batch.referees && completed(batch.referees, referees, fullerNamed),
    teams: batch.teams && completed(batch.teams, teams, firstNamed),
  }
}

function spanning(one: SeasonRecord, known: Pick<SeasonRecord, 'startsOn' | 'endsOn' | 'current'>): SeasonRecord {
  const startsOn = known.startsOn < one.startsOn ? known.startsOn : one.startsOn
  const endsOn = known.endsOn > one.endsOn ? known.endsOn : one.endsOn
  return { ...one, startsOn, endsOn, current: known.current }
}

function fullerNamed(one: RefereeRecord, known: { name: string }): RefereeRecord {
  const name = fullerRefereeName(known.name, one.name)
  return { ...one, name, commonName: name }
}

const firstNamed = (one: TeamRecord, known: { name: string }): TeamRecord =>
  nameKey(known.name) === nameKey(one.name) ? { ...one, name: known.name } : one

/** Each record completed by the one of its key before it; of several with one key the last holds what all of them reported. */
function completed<Known, Record extends Known & { key: string }>(
  records: readonly Record[],
  stored: ReadonlyMap<string, Known>,
  complete: (one: Record, known: Known) => Record,
): Record[] {
  const latest = new Map(stored)
  return records.map((one) => {
    const whole = complete(one, latest.get(one.key) ?? one)
    latest.set(one.key, whole)
    return whole
  })
}

async function stored<T>(
  client: pg.ClientBase,
  { source }: WritableBatch,
  kind: 'season' | 'referee' | 'team',
  columns: string,
  records: readonly { key: string }[] | undefined,
): Promise<Map<string, T>> {
  if (!records || records.length === 0) return new Map()
  const { rows } = await client.query<T & { key: string }>(
    `select r.key, ${columns} from source_ref r join "${kind}" using (id)
     where r.source = $1 and r.kind = $2 and r.key = any($3::text[])`,
    [source, kind, records.map((record) => record.key)],
  )
  return new Map(rows.map((row) => [row.key, row]))
}
