import { readTeam, readTeamStatistics, readTransfersOfTeam } from '@touchline/feeds'
import { type Again, never, once, type Phase, runPhases } from '../run-unit.ts'
import { readingOf, type SyncContext } from '../sync-context.ts'

export const teamJob = (team: string): string => `team/${team}`

/**
 * Details of a team's page besides its matches: coaches, rivals, trophies, missing players, figures of its seasons, transfers.
 * @returns false while another process reads it
 */
export function readTeamDetails(context: SyncContext, team: string, again: Again = never): Promise<boolean> {
  const phases: Phase[] = [
    once('team', async () => readTeam(await readingOf(context), team)),
    once('statistics', async () => readTeamStatistics(await readingOf(context), team)),
    {
      name: 'transfers',
      async *pages(from) {
        yield* readTransfersOfTeam(await readingOf(context), team, from)
      },
    },
  ]
  return runPhases(context, { job: teamJob(team), phases, again })
}
