import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESTORE_STAGES } from '@touchline/contract'
import { z } from 'zod'
import { backupFolder } from './backup-files.ts'

const STATE = z.object({
  id: z.string(),
  /** Name of the backup. */
  name: z.string(),
  /** The requester, for the audit. */
  actor: z.object({
    actorId: z.number().nullable(),
    actor: z.string(),
    role: z.enum(['owner', 'support', 'editor', 'analyst']).nullable(),
    address: z.string().nullable(),
  }),
  stage: z.enum(RESTORE_STAGES),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  restorePoint: z.string().nullable(),
  error: z.string().nullable(),
})
export type RestoreState = z.infer<typeof STATE>

const fileOf = (dataDir: string) => join(backupFolder(dataDir), 'restore.json')

/** The last restore; stored in a file because the database is replaced. Null without one. */
export function readRestoreState(dataDir: string): RestoreState | null {
  try {
    return STATE.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')))
  } catch {
    return null
  }
}

export function writeRestoreState(dataDir: string, state: RestoreState): void {
  mkdirSync(backupFolder(dataDir), { recursive: true, mode: 0o700 })
  writeFileSync(`${fileOf(dataDir)}.unfinished`, JSON.stringify(state), { mode: 0o600, flush: true })
  renameSync(`${fileOf(dataDir)}.unfinished`, fileOf(dataDir))
}

const isOpen = ({ stage }: RestoreState) => stage === 'point' || stage === 'read' || stage === 'restored'

/**
 * Settles a restore whose process was killed, before the database is used.
 * @param committed whether the database says that it was put in place by the restore of this id
 */
export async function settleRestore(
  dataDir: string,
  committed: (id: string) => Promise<boolean>,
  now: Date,
): Promise<RestoreState | null> {
  const state = readRestoreState(dataDir)
  if (state === null || !isOpen(state)) return null
  const stage = (await committed(state.id)) ? 'done' : 'cut_off'
  const settled: RestoreState = { ...state, stage, finishedAt: now.toISOString() }
  writeRestoreState(dataDir, settled)
  return settled
}
