import { coachSpell } from '@touchline/database'
import type { CoachSpellRecord } from '@touchline/football'
import { upsert } from '../rows/upsert.ts'
import { count, type SinkContext } from './sink-context.ts'

export async function sinkCoachSpells(context: SinkContext, records: readonly CoachSpellRecord[]): Promise<void> {
  const rows = records.map((record) => ({
    teamId: context.ids.of('team', record.team),
    coachId: context.ids.of('coach', record.coach),
    startsOn: record.startsOn,
    endsOn: record.endsOn,
    positionId: record.position ?? 221,
  }))
  const written = await upsert(context.client, coachSpell, rows, { key: ['teamId', 'startsOn', 'coachId'] })
  count(context, 'coachSpells', written)
  const teams = [...written.inserted, ...written.updated]
  for (const id of teams) context.changed.teams.add(id)
  for (const id of written.inserted) context.changed.coaches.add(id)
  if (teams.length > 0) context.changed.reference = true
}
