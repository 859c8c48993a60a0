import { readCoach, readLatestCoaches, readLatestPlayers, readPlayer } from '@touchline/feeds'
import { type Again, always, each, never, once, type Phase, runPhases } from '../run-unit.ts'
import { keysOfKind } from '../selection.ts'
import { readingOf, type SyncContext } from '../sync-context.ts'

export const PEOPLE_JOB = { coach: 'people/coaches', player: 'people/players' } as const
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
  return runPhases(context, PEOPLE_JOB[kind], [everybody], again)
}

/** Players and coaches that the feed described anew in the last two hours. */
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
  return runPhases(context, 'people/latest', phases, always)
}
