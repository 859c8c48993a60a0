import { buffer } from 'node:stream/consumers'
import {
  checkMemberImport,
  dropMemberImport,
  MAX_MEMBER_FILE_BYTES,
  type MemberImportReport,
  memberImport,
  startMemberImport,
  uploadMembers,
} from '@touchline/contract'
import { countryById } from '@touchline/football'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../../../platform/http/errors.ts'
import { serve } from '../../../../platform/http/serve.ts'
import type { BillingDeps } from '../../../billing/billing-deps.ts'
import type { ModuleDeps } from '../../../module-deps.ts'
import { noteAudit, operatorOf } from '../../audit/audit.ts'
import { startTask, viewTask } from '../../tasks/run-task.ts'
import { isTaskRunning, latestTasks } from '../../tasks/tasks.queries.ts'
import { boundedBody, withUploads } from '../../uploads.ts'
import { dropWaiting, keepFile, readKept, readWaiting, type WaitingFile, writeWaiting } from './import-file.ts'
import { readMemberFile } from './member-file.ts'
import { runMemberImport } from './run-import.ts'

const KINDS = ['members_check', 'members'] as const

type ImportDeps = ModuleDeps & BillingDeps & { dataDir: string | null }

/** Members from a file: checked first, then imported. */
export async function memberImportRoutes(app: FastifyInstance, deps: ImportDeps): Promise<void> {
  const { database, clock, dataDir } = deps

  const placeOfFiles = (): string => {
    if (dataDir === null) throw publicError('conflict', 'This process keeps no files.')
    return dataDir
  }

  const refuseWhileRunning = async () => {
    if (await isTaskRunning(database)) throw publicError('conflict', 'Another task is running. Wait until it is done.')
  }

  /** Starts the check or the import of the file that waits. */
  const start = async (request: FastifyRequest, file: WaitingFile, take: { mail: boolean } | null): Promise<number> => {
    const folder = placeOfFiles()
    const operator = operatorOf(request)
    const content = await readKept(folder, file)
    if (content === null) {
      await dropWaiting(database, folder)
      throw publicError('conflict', 'The file is not here any more. Choose it again.')
    }
    return startTask(deps, {
      kind: take === null ? 'members_check' : 'members',
      subject: file.name,
      actor: operator.actor,
      work: async (report) => {
        const done = await runMemberImport(deps, { content, options: { ...file, take }, report })
        if (take !== null) {
          const { added, known, granted, subscriptions, unchecked, mailed, refused } = done
          const after = { added, known, granted, subscriptions, unchecked, mailed, refused }
          const thing = { id: 'members', name: file.name }
          await noteAudit(database.pool, {
            operator,
            deed: { action: 'site.imported_members', thing, after },
            now: clock.now(),
          })
          await dropWaiting(database, folder)
        }
        return storedReport(done)
      },
    })
  }

  const waiting = async (): Promise<WaitingFile> => {
    const file = await readWaiting(database)
    if (file === null) throw publicError('conflict', 'No file waits. Choose one.')
    await refuseWhileRunning()
    return file
  }

  serve(app, memberImport, async () => {
    const [file, [task]] = await Promise.all([readWaiting(database), latestTasks(database, KINDS, 1)])
    return {
      file: file && { name: file.name, at: file.at, mail: file.mail },
      task: task ? { ...viewTask(task), outcome: null } : null,
      report: task?.outcome && task.finishedAt !== null && task.error === null ? readReport(task.outcome) : null,
    }
  })

  await withUploads(app, (scope) => {
    serve(scope, uploadMembers, async ({ query: { name, country, language }, request }) => {
      const folder = placeOfFiles()
      const countryId = countryById(country)?.region === false ? country : null
      if (countryId === null) throw publicError('bad_request', 'Query country: there is no such country')
      await refuseWhileRunning()
      const content = await buffer(boundedBody(request, MAX_MEMBER_FILE_BYTES))
      // A file that is none is refused before anything of it is kept.
      readMemberFile(content)
      await dropWaiting(database, folder)
      const file: WaitingFile = {
        ...{ folder: await keepFile(folder, content), countryId, language, mail: null },
        name: name.replaceAll(/[^\p{L}\p{N}. _-]/gu, '_').slice(-100),
        at: clock.now().toISOString(),
      }
      await writeWaiting(database, file)
      return { task: await start(request, file, null) }
    })
  })

  serve(app, checkMemberImport, async ({ request }) => ({ task: await start(request, await waiting(), null) }))

  serve(app, startMemberImport, async ({ body: { mail }, request }) => {
    const file = await waiting()
    const [last] = await latestTasks(database, KINDS, 1)
    if (last === undefined || (last.kind === 'members_check' && (last.finishedAt === null || last.error !== null)))
      throw publicError('conflict', 'The file has to be checked first.')
    await writeWaiting(database, { ...file, mail })
    const thing = { id: 'members', name: file.name }
    const deed = { action: 'site.import_members', thing, after: { mail } } as const
    await noteAudit(database.pool, { operator: operatorOf(request), deed, now: clock.now() })
    return { task: await start(request, file, { mail }) }
  })

  serve(app, dropMemberImport, async () => {
    await refuseWhileRunning()
    await dropWaiting(database, placeOfFiles())
    return { done: true as const }
  })
}

/** As the outcome of a task, whose values are numbers and lists of texts. */
const storedReport = ({ problems, ...counts }: MemberImportReport) => ({
  ...counts,
  problems: problems.map(({ line, column, fault }) => `${line} ${column ?? '-'} ${fault}`),
})

function readReport(outcome: Record<string, unknown>): MemberImportReport {
  const { problems, ...counts } = outcome as ReturnType<typeof storedReport>
  return {
    ...counts,
    problems: problems.map((problem) => {
      const [line, column, fault] = problem.split(' ') as [
        string,
        string,
        MemberImportReport['problems'][number]['fault'],
      ]
      return { line: Number(line), column: column === '-' ? null : (column as 'email'), fault }
    }),
  }
}
