import { type Database, inTransaction } from '@touchline/database'
import { BEFORE_ALL, dayAt, dayText } from '@touchline/ingest/derive/ratings/days.ts'
import { areRatingsDue } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { ratedFixtures } from '@touchline/ingest/derive/ratings/rated-fixtures.ts'
import { keptFits } from '@touchline/ingest/derive/ratings/season-fits.ts'
import { snapshotStore } from '@touchline/ingest/derive/ratings/snapshots.ts'
import { ratedLeagues } from '@touchline/ingest/derive/ratings/stand.queries.ts'
import { correctionsOf } from '@touchline/ingest/derive/seasons/corrections.queries.ts'
import { readFixtures, type StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import { type ReportedCorrection, type TablePart, tableParts } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { writeLiveEvents } from '@touchline/ingest/write/change-log.ts'
import { EMPTY_MODEL, foldModel, LAST_FITS, seasonOf } from '@touchline/probability'
import type { Lease } from '@touchline/runtime'
import { placeChances } from '../place-chances.ts'
import { isScheduled } from '../simulation.queries.ts'
import type { SimulationThread } from '../simulation-thread.ts'
import { playedRounds } from './played-rounds.ts'
import { addChances, keptChances, type RunningSeason, runningSeasons } from './rounds.queries.ts'
import { type RatingsThen, tableThen } from './season-then.ts'

/** As many as the calibration draws: a chance of a half is within about a point, and a line of forty rounds takes seconds. */
const SEASONS = 2_000
/** A round that is written down so soon after its day is written down in time; points taken by then were known. */
export const IN_TIME_DAYS = 4

interface DueRound {
  running: RunningSeason
  season: StoredSeason
  part: TablePart
  corrections: readonly ReportedCorrection[]
  round: number
  day: number
}

export interface KeepOptions {
  now: Date
  lease: Pick<Lease, 'keep' | 'signal'>
  /** The last look at each season: unchanged ones are skipped. */
  looked: Map<number, string>
}

/**
 * Writes down the chances after every round that is over and not written down yet, from the results and the ratings of that day and without any
 * price, the earliest day first.
 * @returns how many rounds were added
 */
export async function keepRounds(
  database: Database,
  thread: Pick<SimulationThread, 'run'>,
  { now, lease, looked }: KeepOptions,
): Promise<number> {
  const { pool } = database
  if (await areRatingsDue(pool)) return 0
  const today = dayAt(now)
  const due: DueRound[] = []
  const stands = new Map<number, string>()
  for (const running of await runningSeasons(pool)) {
    const stand = `${running.decided} ${today}`
    if (looked.get(running.id) === stand) continue
    stands.set(running.id, stand)
    due.push(...(await dueRounds(database, running, today)))
  }
  let added = 0
  due.sort((one, other) => one.day - other.day)
  const ratings = ratingsByDay(database, due[0]?.day ?? today)
  for (const one of due) {
    if (lease.signal.aborted) return added
    const rows = await chancesThen(one, { ratings: await ratings.at(one.day), thread, madeAt: now })
    if (rows.length === 0) continue
    await inTransaction(database, async (client) => {
      await addChances(client, rows)
      await lease.keep(client)
      const tags = [`rounds:${one.running.id}`]
      await writeLiveEvents(client, [{ topic: 'change', payload: { tags } }], now)
    })
    added += 1
  }
  for (const [id, stand] of stands) looked.set(id, stand)
  return added
}

async function dueRounds({ pool }: Database, running: RunningSeason, today: number): Promise<DueRound[]> {
  const season = await readFixtures(pool, running.id)
  if (season === null || !(await isScheduled(pool, running.id))) return []
  const kept = new Set(
    (await keptChances(pool, running.id)).map(({ stageId, groupId, round }) => `${stageId} ${groupId} ${round}`),
  )
  const corrections = await correctionsOf(pool, running.id)
  return tableParts(season, corrections).flatMap((part) =>
    playedRounds(part, today)
      .filter(({ round }) => !kept.has(`${part.stageId ?? 0} ${part.groupId ?? 0} ${round}`))
      .map(({ round, day }) => ({
        ...{ running, season, part, round, day },
        // The day of a deduction is unknown: for days long ago only those with a known date count.
        corrections: today - day <= IN_TIME_DAYS ? corrections : [],
      })),
  )
}

/** Ratings at the end of days that come in order, from the latest stored ones before the first of them; read on first use. */
function ratingsByDay({ pool }: Database, first: number) {
  const read = async () => {
    const snapshot = await snapshotStore().before(pool, first + 1)
    return {
      fixtures: ratedFixtures(pool, await ratedLeagues(pool)),
      state: snapshot?.state() ?? EMPTY_MODEL,
      until: snapshot?.day ?? BEFORE_ALL,
    }
  }
  let reached: Awaited<ReturnType<typeof read>> | null = null
  return {
    async at(day: number): Promise<RatingsThen> {
      reached ??= await read()
      const { fixtures, state, until } = reached
      if (day >= until) {
        const found = await fixtures.between({ from: until, until: day + 1 })
        reached = { fixtures, state: foldModel(state, await fixtures.matches(found)).state, until: day + 1 }
      }
      return { day, state: reached.state, fits: (await keptFits(pool, seasonOf(day))) ?? LAST_FITS }
    },
  }
}

async function chancesThen(
  { running, season, part, corrections, round, day }: DueRound,
  { ratings, thread, madeAt }: { ratings: RatingsThen; thread: Pick<SimulationThread, 'run'>; madeAt: Date },
) {
  const { stageId, groupId } = part
  const then = tableThen(season, {
    of: part,
    league: { id: running.leagueId, tier: running.tier },
    ratingsThen: ratings,
    corrections,
  })
  if (then === null) return []
  const drawn = await thread.run(then.task, SEASONS)
  return drawn.map((simulated) => {
    const { champion, continental, promotion, relegation } = placeChances(simulated, then.outcome)
    return {
      ...{ seasonId: running.id, stageId: stageId ?? 0, groupId: groupId ?? 0, round, teamId: simulated.team },
      ...{ day: dayText(day), madeAt, champion, continental, promotion, relegation },
    }
  })
}
