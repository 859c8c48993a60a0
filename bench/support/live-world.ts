import { type Database, inTransaction } from '../../packages/database/src/index.ts'
import {
  BOOKMAKER,
  EVENT_TYPE,
  type FixtureStatisticsRecord,
  MARKET,
  type OddsRecord,
  type Quote,
} from '../../packages/football/src/index.ts'
import { applyBatch, writeBatch } from '../../packages/ingest/src/write/apply-batch.ts'
import { event, going, team, world } from '../../packages/testing/src/records/index.ts'
import type { Reported } from './live-clients.ts'
import { clockMs } from './machine.ts'

const MINUTES_AGO = 20 * 60_000
const CORNERS = 34

/** Matches that have just begun, each between two separate teams, and the way to score goals in them. */
export interface LiveWorld {
  /** Home scores: one transaction with the score, the event and a statistic. Returns the events in the log of changes. */
  goal(match: number, phase: string): Promise<Reported[]>
}

const name = (match: number, side: string) => `${side} ${match}`

const quote = (selection: number, price: number, line: number | null = null): Quote => ({
  ...{ bookmaker: BOOKMAKER.bet365, selection, line, opening: null, price },
})

/** The prices before kick-off, from which subscribers have the chances in play. */
const oddsOf = (fixture: string): OddsRecord[] => [
  { fixture, market: MARKET.full_time_result, quotes: [quote(1, 2.1), quote(2, 3.4), quote(3, 3.6)] },
  { fixture, market: MARKET.total_goals, quotes: [quote(1, 1.9, 2.5), quote(2, 1.95, 2.5)] },
]

/** A match after a number of goals of its home team. */
function after(match: number, goals: number, kickoff: string) {
  const [home, away] = [name(match, 'home'), name(match, 'away')]
  const price = { home: 2.1, draw: 3.4, away: 3.6, bookmaker: BOOKMAKER.bet365, closing: false }
  const fixture = going(home, away, kickoff, 2, [goals, 0], { minute: 20, referencePrice: price })
  const events = Array.from({ length: goals }, (_, index) => event(EVENT_TYPE.goal, index + 1, 'home'))
  const statistics: FixtureStatisticsRecord = {
    fixture: fixture.key,
    statistics: [{ side: 'home', period: 0, values: { [CORNERS]: goals } }],
  }
  return {
    fixtures: [fixture],
    odds: oddsOf(fixture.key),
    events: [{ fixture: fixture.key, events }],
    statistics: [statistics],
  }
}

export async function writeLiveWorld(database: Database, matches: number): Promise<LiveWorld> {
  const now = new Date()
  const kickoff = new Date(now.getTime() - MINUTES_AGO).toISOString()
  const all = Array.from({ length: matches }, (_, match) => match)
  const teams = all.flatMap((match) => [team(name(match, 'home')), team(name(match, 'away'))])
  const begun = all.map((match) => after(match, 0, kickoff))
  const records = {
    teams,
    fixtures: begun.flatMap(({ fixtures }) => fixtures),
    events: begun.flatMap(({ events }) => events),
    odds: begun.flatMap(({ odds }) => odds),
    statistics: begun.flatMap(({ statistics }) => statistics),
  }
  await applyBatch(database, world(records), { now })
  const goals = all.map(() => 0)
  let last = await lastChange(database)

  return {
    goal: async (match, phase) => {
      goals[match] = (goals[match] ?? 0) + 1
      const { source } = world({})
      const batch = { source, ...after(match, goals[match], kickoff) }
      const at = await inTransaction(database, async (client) => {
        await writeBatch(client, batch, new Date())
        return clockMs()
      })
      const { rows } = await database.pool.query<{ seq: number; topic: string }>(
        'select seq, topic from live_event where seq > $1 order by seq',
        [last],
      )
      last = rows.at(-1)?.seq ?? last
      return rows.map(({ seq, topic }) => ({ seq, topic, phase, at }))
    },
  }
}

async function lastChange(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ last: number }>(
    'select coalesce(max(seq), 0)::int as last from live_event',
  )
  return rows[0]?.last ?? 0
}
