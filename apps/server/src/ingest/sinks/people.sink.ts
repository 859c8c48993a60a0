import { coach, type Kind, player, referee } from '@touchline/database'
import {
  type CoachRecord,
  foldText,
  type PersonRecord,
  type PlayerRecord,
  type RefereeRecord,
} from '@touchline/football'
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
  await writeReference(context, 'players', 'player', player, rows)
}

export async function sinkCoaches(context: SinkContext, records: readonly CoachRecord[]): Promise<void> {
  await allocate(context, 'coach', records)
  const rows = records.map((record) => ({
    ...personRow(context, 'coach', record),
    playerId: context.ids.ofOrNull('player', record.player ?? null),
  }))
  await writeReference(context, 'coaches', 'coach', coach, rows)
}

export async function sinkReferees(context: SinkContext, records: readonly RefereeRecord[]): Promise<void> {
  await allocate(context, 'referee', records)
  const rows = records.map((record) => personRow(context, 'referee', record))
  await writeReference(context, 'referees', 'referee', referee, rows)
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
  height: record.height ?? null,
  weight: record.weight ?? null,
  imageUrl: record.image ?? null,
})
