import * as calls from '@touchline/contract'
import { knownSchemas } from '@touchline/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import product from '../../../../../../package.json' with { type: 'json' }
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { RestoreRequest } from '../../../restore-between.ts'
import type { AccountDeps } from '../../accounts/account-deps.ts'
import { confirmPassword } from '../../accounts/changes/confirm-password.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { diskOf } from '../health/machine.ts'
import { startTask, viewTask } from '../tasks/run-task.ts'
import { isTaskRunning, latestTasks } from '../tasks/tasks.queries.ts'
import { boundedBody, withUploads } from '../uploads.ts'
import * as files from './backup-files.ts'
import { backupLinks } from './backup-links.ts'
import { readSchedule, writeSchedule } from './backup-schedule.ts'
import { readRestoreState } from './restore-state.ts'
import { faultOf, takeUpload } from './take-upload.ts'

export interface BackupDeps extends AccountDeps {
  /** Null where this process keeps no files. */
  dataDir: string | null
  onRestore: ((request: RestoreRequest) => boolean) | null
}

/** Backups: listing, making, checking and restoring them. */
export async function backupRoutes(app: FastifyInstance, deps: BackupDeps): Promise<void> {
  const { database, clock, brand, onRestore } = deps
  const links = backupLinks(() => clock.now().getTime())

  const folderOf = (): string => {
    if (deps.dataDir === null) throw publicError('conflict', 'This process keeps no backups.')
    return deps.dataDir
  }
  /** @throws a public error where there is no such backup */
  const existing = async (name: string) => {
    const found = (await files.listBackups(folderOf())).find((one) => one.name === name)
    if (found === undefined) throw publicError('not_found', 'There is no backup of this name.')
    return found
  }
  const note = (request: FastifyRequest, action: `site.${string}`, name: string) =>
    noteAudit(database.pool, {
      operator: operatorOf(request),
      deed: { action, thing: { id: name, name } },
      now: clock.now(),
    })

  serve(app, calls.backups, async () => {
    const folder = folderOf()
    const [found, tasks, schedule, disk] = await Promise.all([
      files.listBackups(folder),
      latestTasks(database, ['backup', 'check'], 5),
      readSchedule(database.pool),
      diskOf(folder),
    ])
    return {
      schema: newestSchema(),
      version: product.version,
      folder: files.backupFolder(folder),
      free_bytes: disk?.freeBytes ?? null,
      schedule,
      backups: found.map(viewBackup),
      tasks: tasks.map(viewTask),
      restore: viewRestore(readRestoreState(folder)),
    }
  })

  serve(app, calls.makeBackup, async ({ request }) => {
    const [dataDir, now] = [folderOf(), clock.now()]
    const task = await startTask(deps, {
      kind: 'backup',
      subject: 'manual',
      actor: viewerOf(request).username,
      work: async (onRows) => ({ name: await files.makeBackup(database, dataDir, { kind: 'manual', now, onRows }) }),
    })
    await note(request, 'site.backup', 'manual')
    return { task }
  })

  serve(app, calls.checkBackup, async ({ body: { name }, request }) => {
    await existing(name)
    const [dataDir, now] = [folderOf(), clock.now()]
    const work = async (onRows: (done: number, of: number) => void) => {
      await files.checkBackup(dataDir, name, { now, onRows })
      return { name }
    }
    return { task: await startTask(deps, { kind: 'check', subject: name, actor: viewerOf(request).username, work }) }
  })

  serve(app, calls.removeBackup, async ({ body: { name }, request }) => {
    await existing(name)
    await note(request, 'site.backup_remove', name)
    await files.removeBackup(folderOf(), name)
    return { done: true as const }
  })

  serve(app, calls.saveSchedule, async ({ body, request }) => {
    const before = await readSchedule(database.pool)
    await writeSchedule(database.pool, body, clock.now())
    const deed = { action: 'site.backup_schedule', before: { ...before }, after: { ...body } } as const
    await noteAudit(database.pool, { operator: operatorOf(request), deed, now: clock.now() })
    return { done: true as const }
  })

  serve(app, calls.backupLink, async ({ body: { name }, request }) => {
    await existing(name)
    await note(request, 'site.backup_download', name)
    return { path: `/api/backup-file?key=${links.make(name)}` }
  })
  app.get<{ Querystring: { key?: string } }>('/backup-file', { schema: { hide: true } }, async ({ query }, reply) => {
    const name = links.use(query.key ?? '')
    if (name === null) throw publicError('not_found', 'This address no longer works. Ask for another one.')
    const { bytes } = await existing(name)
    return reply
      .header('content-type', 'application/gzip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', bytes)
      .header('cache-control', 'no-store')
      .send(files.readBackupFile(folderOf(), name))
  })

  await withUploads(app, (scope) => {
    serve(scope, calls.uploadBackup, async ({ request }) => {
      const name = await takeUpload(folderOf(), boundedBody(request, calls.MAX_BACKUP_BYTES), clock.now())
      await note(request, 'site.backup_upload', name)
      return { name }
    })
  })

  serve(app, calls.restoreBackup, async ({ body: { name, password }, request }) => {
    const viewer = viewerOf(request)
    const { fault, schema } = await existing(name)
    if (fault !== null || !knownSchemas().includes(schema)) throw publicError('conflict', fault ?? 'It does not fit.')
    if ((await confirmPassword(deps, { viewer, password, from: request.ip })) === null) return { status: 1 as const }
    if (await isTaskRunning(database)) throw publicError('conflict', 'Another task is running. Wait until it is done.')
    const { actorId, actor, role, address } = operatorOf(request)
    await note(request, 'site.restore_begin', name)
    const begun = onRestore?.({ name, actor: { actorId, actor, role, address }, siteName: brand.name }) ?? false
    return { status: begun ? (0 as const) : (2 as const) }
  })
}

const newestSchema = () => knownSchemas().at(-1) ?? ''

function viewBackup({ takenAt, checkedAt, schema, fault, ...rest }: files.BackupFile): calls.Backup {
  const isKnown = knownSchemas().includes(schema)
  return {
    ...rest,
    taken_at: takenAt || null,
    checked_at: checkedAt,
    schema,
    fits: schema === newestSchema() ? 'same' : isKnown ? 'older' : 'no',
    fault: fault && faultOf(fault),
  }
}

const viewRestore = (state: ReturnType<typeof readRestoreState>) =>
  state && {
    name: state.name,
    stage: state.stage,
    started_at: state.startedAt,
    finished_at: state.finishedAt,
    restore_point: state.restorePoint,
    error: state.error,
  }
