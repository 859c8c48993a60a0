import { MAX_BACKUP_BYTES, restoreSetupBackup, uploadSetupBackup } from '@touchline/contract'
import { knownSchemas } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { RestoreRequest } from '../../restore-between.ts'
import { noteAudit } from '../console/audit/audit.ts'
import { listBackups } from '../console/backups/backup-files.ts'
import { takeUpload } from '../console/backups/take-upload.ts'
import { isTaskRunning } from '../console/tasks/tasks.queries.ts'
import { boundedBody, withUploads } from '../console/uploads.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { setupOperatorOf } from './setup-guard.ts'

interface RestoreDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'brand'> {
  dataDir: string | null
  onRestore: ((request: RestoreRequest) => boolean) | null
}

/** Replaces the empty site with an earlier one from its backup. */
export async function setupRestoreRoutes(app: FastifyInstance, deps: RestoreDeps): Promise<void> {
  const { database, clock, brand, onRestore } = deps
  const folderOf = (): string => {
    if (deps.dataDir === null) throw publicError('conflict', 'This process keeps no backups.')
    return deps.dataDir
  }

  await withUploads(app, (scope) => {
    serve(scope, uploadSetupBackup, async ({ request }) => ({
      name: await takeUpload(folderOf(), boundedBody(request, MAX_BACKUP_BYTES), clock.now()),
    }))
  })

  serve(app, restoreSetupBackup, async ({ body: { name }, request }) => {
    const found = (await listBackups(folderOf())).find((one) => one.name === name)
    if (found === undefined) throw publicError('not_found', 'There is no backup of this name.')
    if (found.fault !== null || !knownSchemas().includes(found.schema))
      throw publicError('conflict', found.fault ?? 'It does not fit.')
    if (await isTaskRunning(database)) throw publicError('conflict', 'Another task is running. Wait until it is done.')
    const operator = setupOperatorOf(request)
    await noteAudit(database.pool, {
      operator,
      deed: { action: 'site.restore_begin', thing: { id: name, name } },
      now: clock.now(),
    })
    const { actorId, actor, role, address } = operator
    return { begun: onRestore?.({ name, actor: { actorId, actor, role, address }, siteName: brand.name }) ?? false }
  })
}
