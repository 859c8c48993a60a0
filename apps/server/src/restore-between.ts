import { randomUUID } from 'node:crypto'
import {
  checkDatabase,
  type Database,
  openDatabase,
  replaceDatabase,
  storedSchema,
  writeMeta,
} from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import type pg from 'pg'
import type { Config } from './config.ts'
import { hasAccounts } from './modules/accounts/owner.queries.ts'
import { noteAudit } from './modules/console/audit/audit.ts'
import { makeBackup, pathOf } from './modules/console/backups/backup-files.ts'
import { type RestoreState, writeRestoreState } from './modules/console/backups/restore-state.ts'
import type { Log } from './platform/log.ts'
import { openMeanwhile } from './restore-meanwhile.ts'

/** An operator's request for a restore. */
export interface RestoreRequest {
  /** Name of the backup. */
  name: string
  actor: RestoreState['actor']
  /** Name of the site, for the page that is shown meanwhile. */
  siteName: string
}

/** Under this key the database says by which restore it was put in place. */
export const RESTORED = 'restored'

/**
 * Replaces the database by a backup while nothing of this process uses it: first a backup of the present contents, then everything in one
 * transaction. A page shows the progress meanwhile. When it fails, everything is as it was, and the state says why.
 */
export async function restoreBetween(
  config: Config,
  { log, clock, restoreRequest: { name, actor, siteName } }: { log: Log; clock: Clock; restoreRequest: RestoreRequest },
): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL } = config
  const now = clock.now()
  let state: RestoreState = {
    id: randomUUID(),
    name,
    actor,
    stage: 'point',
    startedAt: now.toISOString(),
    finishedAt: null,
    restorePoint: null,
    error: null,
  }
  const note = (change: Partial<RestoreState>) => {
    state = { ...state, ...change }
    writeRestoreState(dataDir, state)
  }
  note({})
  const meanwhile = await openMeanwhile(config, siteName)
  let database: Database | null = null
  try {
    const path = pathOf(dataDir, name)
    if (path === null) throw new Error(`There is no backup ${name}.`)
    database = await openDatabase({ url, dataDir, role: 'server' })
    const report = (done: number, of: number) => meanwhile.report(state.stage, done, of)
    if ((await storedSchema(database.pool)) !== null && (await hasAccounts(database)))
      note({ restorePoint: await makeBackup(database, dataDir, { kind: 'restore', now, onRows: report }) })
    note({ stage: 'read' })
    await replaceDatabase(database, path, {
      onRows: (stage, done, of) => {
        if (stage !== state.stage) note({ stage })
        report(done, of)
      },
      before: (client) => finish(client, state, clock.now()),
    })
    note({ stage: 'done', finishedAt: clock.now().toISOString() })
    for (const { rule, faults } of await checkDatabase(database))
      for (const fault of faults) log.warn(`After the restore: ${rule}: ${fault}`)
    log.info(`The backup ${name} was restored`)
  } catch (error) {
    note({ stage: 'failed', finishedAt: clock.now().toISOString(), error: (error as Error).message })
    log.error({ err: error }, `The backup ${name} could not be restored; everything is as it was`)
  } finally {
    await database?.close()
    await meanwhile.close()
  }
}

/** Says in the database that it was restored, in the transaction that does it. */
async function finish(
  client: pg.ClientBase,
  { id, name, restorePoint, actor }: RestoreState,
  now: Date,
): Promise<void> {
  await writeMeta(client, RESTORED, id)
  await noteAudit(client, {
    operator: { via: 'console', ...actor },
    deed: { action: 'site.restore', thing: { id: name, name }, after: { restore_point: restorePoint } },
    now,
  })
}
