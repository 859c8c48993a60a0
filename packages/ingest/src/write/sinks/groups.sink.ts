import { group } from '@touchline/database'
import type { GroupRecord } from '@touchline/football'
import { writeReference } from './reference-rows.ts'
import type { SinkContext } from './sink-context.ts'

export async function sinkGroups(context: SinkContext, records: readonly GroupRecord[]): Promise<void> {
  const { ids } = context
  await ids.allocate(
    'group',
    records.map((record) => record.key),
  )
  const rows = records.map((record) => ({
    id: ids.of('group', record.key),
    stageId: ids.of('stage', record.stage),
    name: record.name,
  }))
  await writeReference(context, { family: 'groups', kind: 'group', table: group, rows })
}
