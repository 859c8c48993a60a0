import { type FileOptions, isFeedError, type PoliteClient } from '@touchline/feeds'
import type { Lease } from '@touchline/runtime'
import type pg from 'pg'
import { refusedValue } from '../../write/refused-value.ts'
import type { WritableBatch } from '../../write/writable-batch.ts'
import { comingOnly } from './coming/coming-only.ts'
import { keepOpenings } from './coming/keep-openings.ts'
import { newestSeasons } from './coming/newest-seasons.ts'
import type { PlannedFile } from './file-plan.ts'
import { fileProblems } from './file-problems.ts'
import type { OpenContext } from './open-context.ts'
import { writeAnswers } from './write-answer.ts'

/** The outcome of a file: `changed` was read and written, `refused` had nothing usable. */
export type FileOutcome = 'changed' | 'unchanged' | 'missing' | 'refused'

/** The name under which it is noted when a file was read last. */
export const fileJob = (path: string): string => `file/${path}`

/**
 * Requests a file and, if it is new, writes its contents together with the note that it was read. A file without anything usable is a
 * problem for the operator, changes nothing and is not stored.
 * @param refuse why a body is not the source's; null when it is
 * @throws FeedError when the source does not answer
 */
export async function takeFile(
  context: OpenContext,
  lease: Lease,
  file: PlannedFile,
  { client, refuse }: { client: PoliteClient; refuse: (body: Uint8Array) => string | null },
): Promise<FileOutcome> {
  const { source, path, coming } = file
  const progress = { job: fileJob(path), cursor: null, finished: true }
  const answer = await client.get(path, { refuse })
  if (answer.kind !== 'changed') {
    await writeAnswers(context, lease, { source, problems: [], answers: [], progress })
    return answer.kind
  }
  const { kept, body } = answer
  const { batch, report } = await context.parser.read(
    source,
    { name: path, bytes: body },
    await optionsOf(context, file),
  )
  const problems = fileProblems(path, report)
  if (report.fatal !== null) {
    await writeAnswers(context, lease, { source, problems, answers: [], progress })
    return 'refused'
  }
  try {
    await writeAnswers(context, lease, {
      ...{ source, batch, problems, answers: [{ kept, body }], progress },
      // Prices are as old as the file they came in.
      ...(coming && { complete: stillToCome, at: writtenAt(kept.lastModified, context.clock.now()) }),
    })
  } catch (error) {
    const reason = refusedValue(error)
    if (reason === null) throw error
    const refused = fileProblems(path, { ...report, fatal: `the database refuses a value of it: ${reason}` })
    await writeAnswers(context, lease, { source, problems: refused, answers: [], progress })
    return 'refused'
  }
  return 'changed'
}

const stillToCome = async (client: pg.ClientBase, batch: WritableBatch) =>
  keepOpenings(client, await comingOnly(client, batch))

async function optionsOf(
  { database, clock, ladder, settings: { divisions } }: OpenContext,
  file: PlannedFile,
): Promise<FileOptions> {
  const { source, coming, firstYear } = file
  if (!coming) return { ladder, ...(firstYear !== undefined && { firstYear }) }
  const today = clock.now().toISOString().slice(0, 10)
  return { ladder, divisions, today, newestSeasons: await newestSeasons(database, source, today) }
}

function writtenAt(lastModified: string | null, now: Date): Date {
  const written = Date.parse(lastModified ?? '')
  return written < now.getTime() ? new Date(written) : now
}

/** Whether a source did not answer at all, rather than with something unexpected. */
export const isDown = (error: unknown): boolean => isFeedError(error) && error.reason === 'unavailable'
