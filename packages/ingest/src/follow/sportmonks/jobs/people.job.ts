import { readCoach, readLatestCoaches, readLatestPlayers, readPlayer } from '@touchline/feeds'
import { readProgress } from '../../feed/progress.ts'
import { together } from '../batch/complete-batch.ts'
import { writeStep } from '../batch/write-step.ts'
import { type Again, always, each, never, once, type Phase, runPhases, runUnit } from '../run-unit.ts'
import { keysOfKind, newestId, peopleAfter } from '../selection.ts'
import { readingOf, SOURCE, type SyncContext } from '../sync-context.ts'

export const PEOPLE_JOB = { coach: 'people/coaches', player: 'people/players' } as const
const PEOPLE_A_STEP = 8
const READ = { coach: readCoach, player: readPlayer } as const

/**
 * Career, trophies and figures of every coach or player, one after the other.
 * @returns false while another process reads them
 */
export function readPeople(context: SyncContext, kind: 'coach' | 'player', again: Again = never): Promise<boolean> {
  const everybody = each(
    kind,
    () => keysOfKind(context.database.pool, kind),
    async (key) => READ[kind](await readingOf(context), key),
  )
  return runPhases(context, { job: PEOPLE_JOB[kind], phases: [everybody], again })
}

/**
 * Career, trophies and figures of those who were not there when everybody was read.
 * @returns false while another process reads them
 */
export function readNewPeople(context: SyncContext, kind: 'coach' | 'player'): Promise<boolean> {
  return runUnit(context, `people/new/${kind}`, async (unit) => {
    const { database, clock } = context
    const noted = (await readProgress(database.pool, SOURCE, unit.job))?.cursor as { after: number } | null | undefined
    let after = noted?.after ?? (await newestId(database.pool, kind))
    for (;;) {
      const some = await peopleAfter(database.pool, { kind, after, limit: PEOPLE_A_STEP })
      const readAt = clock.now()
      const reading = await readingOf(context)
      const reported = await Promise.all(some.map((one) => READ[kind](reading, one.key)))
      after = some.at(-1)?.id ?? after
      const progress = { cursor: { after }, finished: some.length === 0 }
      await writeStep(context, unit, { parsed: together(reported.filter((one) => one !== null)), readAt, progress })
      if (some.length === 0) return
    }
  })
}

/** Players and coaches that the feed updated in the last two hours. */
export function readLatestPeople(context: SyncContext): Promise<boolean> {
  const phases: Phase[] = [
    once('players', async () => readLatestPlayers(await readingOf(context))),
    {
      name: 'coaches',
      async *pages(from) {
        yield* readLatestCoaches(await readingOf(context), from)
      },
    },
  ]
  return runPhases(context, { job: 'people/latest', phases, again: always })
}
