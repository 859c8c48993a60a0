import {
  type Placeholders,
  referee,
  rows,
  type Statement,
  season,
  selection,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import { fullerRefereeName } from '@touchline/feeds'
import {
  type Key,
  nameKey,
  type RefereeRecord,
  type SeasonRecord,
  type Source,
  type TeamRecord,
} from '@touchline/football'
import { sql } from 'drizzle-orm'
import type { SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { followMoved } from '../joining/moved-fixtures.ts'
import type { WritableBatch } from './writable-batch.ts'

/**
 * Completes a batch of files by what earlier files of its source reported, those before in the batch too, so that the order and number of
 * files do not matter: a season spans the days of all of them and stays current if it was, a referee keeps the fullest name, a team
 * the first of two ways to write one name, and a match whose day was moved keeps its place.
 */
export async function carryOver(client: pg.ClientBase, batch: WritableBatch): Promise<WritableBatch> {
  await followMoved(client, batch)
  const seasons = await stored(client, { writableBatch: batch, asked: SEASONS, records: batch.seasons })
  const referees = await stored(client, { writableBatch: batch, asked: REFEREES, records: batch.referees })
  const teams = await stored(client, { writableBatch: batch, asked: TEAMS, records: batch.teams })
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

const storedBy = <Fields extends SelectedFieldsFlat>(
  table: typeof season | typeof referee | typeof team,
  kind: 'season' | 'referee' | 'team',
  fields: Fields,
) =>
  statement((p: Placeholders<{ source: Source; keys: readonly Key[] }>) =>
    selection(
      { key: sourceRef.key, ...fields },
      (columns) => sql`
        select ${columns} from ${sourceRef} join ${table} on ${table.id} = ${sourceRef.id}
        where ${sourceRef.source} = ${p.source} and ${sourceRef.kind} = ${kind} and ${sourceRef.key} = any(${p.keys}::text[])`,
    ),
  )

const SEASONS = storedBy(season, 'season', {
  startsOn: season.startsOn,
  endsOn: season.endsOn,
  current: season.current,
})
const REFEREES = storedBy(referee, 'referee', { name: referee.name })
const TEAMS = storedBy(team, 'team', { name: team.name })

/** Stored rows of described things, by key. */
async function stored<Row extends { key: Key }>(
  client: pg.ClientBase,
  {
    writableBatch: { source },
    asked,
    records = [],
  }: {
    writableBatch: WritableBatch
    asked: Statement<{ source: Source; keys: readonly Key[] }, Row>
    records?: readonly { key: Key }[]
  },
): Promise<Map<Key, Row>> {
  if (records.length === 0) return new Map()
  const found = await rows(client, asked, { source, keys: records.map(({ key }) => key) })
  return new Map(found.map((row) => [row.key, row]))
}
