import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { imports, MAX_IMPORT_BYTES, uploadImport } from '@touchline/contract'
import { FILE_SOURCES, type FileSource } from '@touchline/feeds'
import type { BookmakerId } from '@touchline/football'
import { refreshFacts } from '@touchline/ingest/derive/finder/refresh-facts.ts'
import { derive } from '@touchline/ingest/derive/seasons/derive.ts'
import { fileGroups, importFiles } from '@touchline/ingest/follow/files/import-files.ts'
import { learnTeams } from '@touchline/ingest/joining/teams/learn-teams.ts'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { type Report, startTask, viewTask } from '../tasks/run-task.ts'
import { isTaskRunning, latestTasks } from '../tasks/tasks.queries.ts'
import { boundedBody, withUploads } from '../uploads.ts'

const PROBLEMS_SHOWN = 20
const LOOKED_AT = 4096

interface ImportDeps extends ModuleDeps {
  dataDir: string | null
  ladder: readonly BookmakerId[]
}

/** Files of matches from the browser of an operator. */
export async function importRoutes(app: FastifyInstance, deps: ImportDeps): Promise<void> {
  const { database, clock, dataDir } = deps

  serve(app, imports, async () => ({
    sources: FILE_SOURCES.map(({ source, about, endings }) => ({ source, about, endings: [...endings] })),
    tasks: (await latestTasks(database, ['import'])).map(viewTask),
  }))

  await withUploads(app, (scope) => {
    serve(scope, uploadImport, async ({ query, request }) => {
      const source = FILE_SOURCES.find((one) => one.source === query.source)
      if (source === undefined) throw publicError('bad_request', `There is no source "${query.source}" with files.`)
      const name = query.name.replaceAll(/[^\w. -]/g, '_').slice(-100)
      if (!source.endings.some((ending) => name.toLowerCase().endsWith(ending)))
        throw publicError('bad_request', `Files of ${source.source} end in ${source.endings.join(' or ')}.`)
      if (dataDir === null) throw publicError('conflict', 'This process keeps no files.')
      if (await isTaskRunning(database))
        throw publicError('conflict', 'Another task is running. Wait until it is done.')
      const content = boundedBody(request, MAX_IMPORT_BYTES)
      const uploads = join(dataDir, 'uploads')
      await mkdir(uploads, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(uploads, 'import-'))
      const path = join(folder, name)
      const remove = () => rm(folder, { recursive: true, force: true })
      try {
        await pipeline(content, createWriteStream(path, { mode: 0o600 }))
        await refuseBinary(path)
        if (fileGroups(source.source, [path]).length === 0)
          throw publicError('bad_request', `${name} is no file of ${source.source}.`)
        const actor = viewerOf(request).username
        const work = (report: Report) => importOne(deps, { fileSource: source, path, report }).finally(remove)
        const task = await startTask(deps, { kind: 'import', subject: name, actor, work })
        const thing = { id: source.source, name }
        await noteAudit(database.pool, {
          operator: operatorOf(request),
          deed: { action: 'data.import', thing },
          now: clock.now(),
        })
        return { task }
      } catch (error) {
        await remove()
        throw error
      }
    })
  })
}

/** Files of matches are text. */
async function refuseBinary(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(LOOKED_AT) })
    const begun = buffer.subarray(0, bytesRead)
    if (
      begun.includes(0) ||
      begun.subarray(0, 2).toString('hex') === '1f8b' ||
      begun.subarray(0, 2).toString() === 'PK'
    )
      throw publicError('bad_request', 'This is no text. Unpack it first, and save tables as CSV.')
  } finally {
    await file.close()
  }
}

/** Imports a file, then updates computed data. */
async function importOne(
  { database, clock, ladder }: ImportDeps,
  { fileSource: { source }, path, report }: { fileSource: FileSource; path: string; report: Report },
): Promise<Record<string, string | number | string[]>> {
  const now = clock.now()
  const problems: string[] = []
  const result = await importFiles({
    ...{ database, source, groups: fileGroups(source, [path]), now, ladder },
    onFile: ({ fatal, problems: found }) => {
      if (fatal !== null) problems.push(fatal)
      problems.push(...found.map(({ line, message }) => (line === undefined ? message : `${line}: ${message}`)))
    },
  })
  if (result.filesFailed > 0) throw new Error(problems[0] ?? 'Nothing of this file was taken.')
  await learnTeams(database, { now })
  await derive(database, { now, onSeason: report })
  await refreshFacts(database, { now })
  const { inserted, updated, unchanged } = result.matches
  return {
    inserted,
    updated,
    unchanged,
    refused: result.rowsRefused,
    doubted: result.cellsDoubted,
    problems: problems.slice(0, PROBLEMS_SHOWN),
  }
}
