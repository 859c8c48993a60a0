import { season, stage } from '@touchline/database'
import type { SeasonRecord, StageRecord } from '@touchline/football'
import { joinSeasons, withSharedSeasons } from '../../joining/join-seasons.ts'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'

export async function sinkSeasons(context: SinkContext, records: readonly SeasonRecord[]): Promise<void> {
  const { ids, changed } = context
  await joinSeasons(context, records)
  await ids.allocate(
    'season',
    records.map((record) => record.key),
  )
  const reported = await withSharedSeasons(context, records)
  const rows = reported.map((record) => ({
    id: ids.of('season', record.key),
    leagueId: ids.of('league', record.league),
    name: record.name,
    startsOn: record.startsOn,
    endsOn: record.endsOn,
    current: record.current,
  }))
  const { inserted, updated } = await writeReference(context, {
    family: 'seasons',
    kind: 'season',
    table: season,
    rows,
  })
  for (const id of [...inserted, ...updated]) changed.seasons.add(id)
}

export async function sinkStages(context: SinkContext, records: readonly StageRecord[]): Promise<void> {
  const { ids } = context
  await ids.allocate(
    'stage',
    records.map((record) => record.key),
  )
  const rows = records.map((record) => ({
    id: ids.of('stage', record.key),
    seasonId: ids.of('season', record.season),
    name: record.name,
    sortOrder: record.sortOrder,
    typeId: record.type ?? null,
  }))
  await writeReference(context, { family: 'stages', kind: 'stage', table: stage, rows })
}
