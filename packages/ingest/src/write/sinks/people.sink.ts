import { coach, type Kind, player, referee, type SearchedKind } from '@touchline/database'
import {
  type CoachRecord,
  foldText,
  type PersonRecord,
  type PlayerRecord,
  type RefereeRecord,
} from '@touchline/football'
import type { PgTable } from 'drizzle-orm/pg-core'
import { personRow as nameRow } from '../../derive/names/things.ts'
import { writeNames } from '../../derive/names/write-names.ts'
import type { Row, RowsOf } from '../rows/row.ts'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'

export async function sinkPlayers(context: SinkContext, records: readonly PlayerRecord[]): Promise<void> {
  await allocate(context, 'player', records)
  const rows = records.map((record) => ({
    ...personRow(context, 'player', record),
    positionId: record.position,
    detailedPositionId: record.detailedPosition ?? null,
    preferredFoot: record.preferredFoot ?? null,
  }))
  await writeNamed(context, { family: 'players', kind: 'player', table: player, rows })
}

export async function sinkCoaches(context: SinkContext, records: readonly CoachRecord[]): Promise<void> {
  await allocate(context, 'coach', records)
  const rows = records.map((record) => ({
    ...personRow(context, 'coach', record),
    playerId: context.ids.ofOrNull('player', record.player ?? null),
  }))
  await writeNamed(context, { family: 'coaches', kind: 'coach', table: coach, rows })
}

export async function sinkReferees(context: SinkContext, records: readonly RefereeRecord[]): Promise<void> {
  await allocate(context, 'referee', records)
  const rows = records.map((record) => personRow(context, 'referee', record))
  await writeReference(context, { family: 'referees', kind: 'referee', table: referee, rows })
}

/** The rows, and the names of those that are new or differ. */
async function writeNamed<T extends PgTable, R extends Row & ReturnType<typeof personRow>>(
  context: SinkContext,
  {
    family,
    kind,
    table,
    rows,
  }: { family: 'players' | 'coaches'; kind: SearchedKind & Kind; table: T; rows: RowsOf<T, R> },
): Promise<void> {
  const { inserted, updated } = await writeReference<T, R>(context, { family, kind, table, rows })
  const changed = new Set([...inserted, ...updated])
  await writeNames(context.client, kind, rows.filter(({ id }) => changed.has(id)).map(nameRow))
}

const allocate = ({ ids }: SinkContext, kind: Kind, records: readonly PersonRecord[]) =>
  ids.allocate(
    kind,
    records.map((record) => record.key),
  )

const personRow = ({ ids }: SinkContext, kind: Kind, record: PersonRecord) => ({
  id: ids.of(kind, record.key),
  name: record.name,
  commonName: record.commonName,
  countryId: record.country,
  dateOfBirth: record.dateOfBirth,
  foldedName: foldText(record.name),
  sortName: foldText(record.commonName),
  height: record.height ?? null,
  weight: record.weight ?? null,
  imageUrl: record.image ?? null,
})
