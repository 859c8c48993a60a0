import { type Database, inTransaction } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { dayAt } from '@touchline/ingest/derive/ratings/days.ts'
import { areRatingsDue } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { writeLiveEvents } from '@touchline/ingest/write/change-log.ts'
import type { Lease } from '@touchline/runtime'
import { cupOutlook } from '../simulation/cup/cup-outlook.ts'
import { type CupRatings, cupRatings } from '../simulation/cup/cup-ratings.ts'
import { cupsWithMatches, runningSeasons } from '../simulation/rounds/rounds.queries.ts'
import { seasonOutlook } from '../simulation/season-ahead.ts'
import type { SimulationThread } from '../simulation/simulation-thread.ts'
import { type FixtureStake, replaceStakes } from './stakes.queries.ts'
import { largestByAim } from './stakes.view.ts'
import { watchedCup } from './watched-cup.ts'
import { watchedTable } from './watched-table.ts'

const SEASONS = 10_000
/** Stakes are not computed for lists of later days. */
const SOON_MS = 8 * DAY_MS

interface KeepOptions {
  now: Date
  lease: Pick<Lease, 'keep' | 'signal'>
  /** The last look at each season: unchanged ones are skipped. */
  looked: Map<number, string>
}

/**
 * Keeps what is at stake in the next matches of the leagues and cups going on, for lists of matches: once a day, and after each result.
 * @returns how many seasons were drawn
 */
export async function keepStakes(
  database: Database,
  thread: StakesThread,
  { now, lease, looked }: KeepOptions,
): Promise<number> {
  if (await areRatingsDue(database.pool)) return 0
  let drawn = 0
  const until = new Date(now.getTime() + SOON_MS)
  const ratings = cupRatings(database, now)
  const running = [...(await runningSeasons(database.pool)), ...(await cupsWithMatches(database.pool, now, until))]
  for (const { id, decided } of running) {
    const stand = `${decided} ${dayAt(now)}`
    if (looked.get(id) === stand) continue
    if (lease.signal.aborted) return drawn
    const stakes = await seasonStakes(database, { thread, seasonId: id, rated: { now, ratings } })
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

type StakesThread = Pick<SimulationThread, 'watch' | 'watchCup'>

interface KeptStake {
  kickoff: string
  row: FixtureStake
}

interface RatedThen {
  now: Date
  /** The same for all cups that are due. */
  ratings: CupRatings
}

async function seasonStakes(
  database: Database,
  { thread, seasonId, rated }: { thread: StakesThread; seasonId: number; rated: RatedThen },
): Promise<KeptStake[]> {
  const { now } = rated
  const outlook = await seasonOutlook(database, seasonId, rated)
  if (outlook?.missing === 'cup') return cupStakes(database, { thread, seasonId, rated })
  const kept: KeptStake[] = []
  for (const table of outlook?.tables ?? []) {
    const { watched } = watchedTable(table)
    const { ahead } = table.task.season
    if (!watched.matches.some((match) => isSoon(ahead[match]?.kickoff, now))) continue
    const { matches } = await thread.watch(table.task, SEASONS, { ...watched, conditions: [] })
    for (const { match, stakes } of matches) {
      const fixture = table.matches[match]
      if (fixture !== undefined) kept.push(...largest({ fixture, kickoff: ahead[match]!.kickoff }, stakes))
    }
  }
  return kept
}

async function cupStakes(
  database: Database,
  { thread, seasonId, rated }: { thread: StakesThread; seasonId: number; rated: RatedThen },
): Promise<KeptStake[]> {
  const { now } = rated
  const outlook = await cupOutlook(database, seasonId, rated)
  if (!outlook?.cup) return []
  const next = watchedCup(outlook)
  if (!next.some(({ kickoff }) => isSoon(kickoff, now))) return []
  const observed = await thread.watchCup(outlook.cup.task, SEASONS, next)
  const stakesOf = new Map(observed.map(({ fixture, stakes }) => [fixture, stakes]))
  return next.flatMap((match) => {
    const stakes = stakesOf.get(match.fixture) ?? []
    // Every tie decides its winner: the list would have them all before the last day of a league.
    return largest(match, match.round === null ? stakes : stakes.filter(({ aim }) => aim !== 'next_round'))
  })
}

const isSoon = (kickoff: string | undefined, now: Date) => Date.parse(kickoff ?? '') < now.getTime() + SOON_MS

/** The largest stake of a match that moves anything. */
function largest(
  { fixture, kickoff }: { fixture: number; kickoff: string },
  stakes: Parameters<typeof largestByAim>[0],
): KeptStake[] {
  const [most] = largestByAim(stakes).toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
  if (most === undefined) return []
  const { aim, participant_id: teamId, home, away, low, high } = most
  return [{ kickoff, row: { fixtureId: fixture, aim, teamId, home, away, low, high } }]
}
