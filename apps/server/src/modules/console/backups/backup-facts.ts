import { DAY_MS } from '@touchline/football'
import type { BackupFacts } from '../health/matters.ts'
import { listBackups } from './backup-files.ts'
import { readRestoreState } from './restore-state.ts'

/** The backups on the page of the day. */
export async function backupFacts(dataDir: string | null, now: Date): Promise<BackupFacts | null> {
  if (dataDir === null) return null
  const newest = (await listBackups(dataDir)).find(({ kind, takenAt }) => kind !== 'uploaded' && takenAt !== '')
  const restore = readRestoreState(dataDir)
  const failed =
    restore !== null &&
    (restore.stage === 'failed' || restore.stage === 'cut_off') &&
    now.getTime() - Date.parse(restore.startedAt) < DAY_MS
  return {
    newestAt: newest === undefined ? null : new Date(newest.takenAt),
    sound: newest?.checkedAt ? newest.fault === null : null,
    restoreFailed: failed ? { at: new Date(restore.startedAt), reason: restore.error ?? restore.name } : null,
  }
}
