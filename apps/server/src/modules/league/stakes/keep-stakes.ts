import { type Database, inTransaction } from '@touchline/database'
import { writeLiveEvents } from '../../../ingest/change-log.ts'
import { dayAt } from '../../../ingest/ratings/days.ts'
import { areRatingsDue } from '../../../ingest/ratings/rate-matches.ts'
import type { Lease } from '../../../platform/jobs/lease.ts'
import { runningSeasons } from '../simulation/rounds/rounds.queries.ts'
import { seasonOutlook } from '../simulation/season-ahead.ts'
import type { SimulationThread } from '../simulation/simulation-thread.ts'
import { type FixtureStake, replaceStakes } from './stakes.queries.ts'
import { largestByAim } from './stakes.view.ts'
import { watchedTable } from './watched-table.ts'

const SEASONS = 10_000
/** Nothing is drawn for lists of later days. */
const SOON_MS = 8 * 86_400_000

interface KeepOptions {
  now: Date
  lease: Pick<Lease, 'keep' | 'signal'>
  /** What was looked at before, by season: one that has not changed since is left alone. */
  looked: Map<number, string>
}

/**
 * Keeps what is at stake in the next matches of the seasons going on, for lists of matches: once a day, and after each result.
 * @returns how many seasons were drawn
 */
export async function keepStakes(
  database: Database,
  thread: Pick<SimulationThread, 'watch'>,
  { now, lease, looked }: KeepOptions,
): Promise<number> {
  if (await areRatingsDue(database.pool)) return 0
  let drawn = 0
  for (const { id, decided } of await runningSeasons(database.pool)) {
    const stand = `${decided} ${dayAt(now)}`
    if (looked.get(id) === stand) continue
    if (lease.signal.aborted) return drawn
    const stakes = await stakesOf(database, thread, id, now)
    await inTransaction(database, async (client) => {
      await lease.keep(client)
      await replaceStakes(
        client,
        id,
        stakes.map(({ row }) => row),
      )
      const days = new Set(stakes.map(({ kickoff }) => `day:${kickoff.slice(0, 10)}`))
      if (days.size > 0) await writeLiveEvents(client, [{ topic: 'change', payload: { tags: [...days] } }], now)
    })
    looked.set(id, stand)
    drawn += 1
  }
  return drawn
}

interface KeptStake {
  kickoff: string
  row: FixtureStake
}

async function stakesOf(
  database: Database,
  thread: Pick<SimulationThread, 'watch'>,
  seasonId: number,
  now: Date,
): Promise<KeptStake[]> {
  const outlook = await seasonOutlook(database, seasonId, [], now)
  const kept: KeptStake[] = []
  for (const table of outlook?.tables ?? []) {
    const { watched } = watchedTable(table)
    const isSoon = (match: number) =>
      Date.parse(table.task.season.ahead[match]?.kickoff ?? '') < now.getTime() + SOON_MS
    if (!watched.matches.some(isSoon)) continue
    const { matches } = await thread.watch(table.task, SEASONS, { ...watched, conditions: [] })
    for (const { match, stakes } of matches) {
      const [most] = largestByAim(stakes).toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
      const fixtureId = table.matches[match]
      if (most === undefined || fixtureId === undefined) continue
      const { aim, participant_id: teamId, home, away, low, high } = most
      const { kickoff } = table.task.season.ahead[match] as { kickoff: string }
      kept.push({ kickoff, row: { fixtureId, aim, teamId, home, away, low, high } })
    }
  }
  return kept
}
