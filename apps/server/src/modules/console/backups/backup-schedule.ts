import { MAX_KEPT } from '@touchline/contract'
import type { Queryable } from '@touchline/database'
import { z } from 'zod'
import { readSetting, writeSetting } from '../../../platform/settings/settings.queries.ts'

const NAME = 'backup_schedule'

const SCHEDULE = z.object({
  on: z.boolean(),
  /** Hour of the day, UTC. */
  hour: z.int().min(0).max(23),
  /** Number of nightly backups to keep. */
  kept: z.int().min(1).max(MAX_KEPT),
})
export type BackupSchedule = z.infer<typeof SCHEDULE>

const DEFAULT_SCHEDULE: BackupSchedule = { on: true, hour: 2, kept: 14 }

/** When backups are made; every night by default. */
export async function readSchedule(client: Queryable): Promise<BackupSchedule> {
  const stored = SCHEDULE.safeParse(await readSetting(client, NAME))
  return stored.success ? stored.data : DEFAULT_SCHEDULE
}

export const writeSchedule = (client: Queryable, schedule: BackupSchedule, now: Date) =>
  writeSetting(client, { name: NAME, value: schedule, now })
