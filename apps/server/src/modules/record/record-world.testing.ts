import { inTransaction } from '@touchline/database'
import { BOOKMAKER, HOUR_MS, MARKET, type OddsRecord } from '@touchline/football'
import { rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import type { TestDatabase } from '@touchline/testing/database'
import { type FixtureWithPrice, fixture, played, team, world } from '@touchline/testing/records'
import { sealDays } from './chain.ts'
import { gradeMonths } from './grading/grade.ts'
import { writeDown } from './write-down.ts'

/** No other holder would take it. */
const lease = { keep: async () => undefined, signal: new AbortController().signal }

const CLUBS = ['ashton', 'brough', 'cawood', 'denby']

/** Four clubs that everybody met in the weeks before, so that there are ratings. */
const past = (before: Date): FixtureWithPrice[] =>
  CLUBS.flatMap((home, at) =>
    CLUBS.filter((away) => away !== home).map((away, place) => {
      const kickoff = new Date(before.getTime() - (10 + 12 * at + place) * 24 * HOUR_MS).toISOString()
      return played(home, away, kickoff, [(at + place) % 3, place % 2])
    }),
  )

const price = (bookmaker: number, selection: number, line: number | null, now: number, closing: boolean) =>
  ({ bookmaker, selection, line, opening: now, price: now, closing }) as OddsRecord['quotes'][number]

/** 2.10 / 3.40 / 3.60 and 1.90 / 1.95 for 2.5 goals, of Pinnacle; at kick-off the home side is a little shorter. */
export const prices = (key: string, closing = false): OddsRecord[] => [
  {
    fixture: key,
    market: MARKET.full_time_result,
    quotes: (closing ? [2, 3.5, 3.9] : [2.1, 3.4, 3.6]).map((one, at) =>
      price(BOOKMAKER.pinnacle, at + 1, null, one, closing),
    ),
  },
  {
    fixture: key,
    market: MARKET.total_goals,
    quotes: [1.9, 1.95].map((one, at) => price(BOOKMAKER.pinnacle, at + 1, 2.5, one, closing)),
  },
]

/** Writes matches into a database in which four clubs have played each other. */
export function recordWorld(database: TestDatabase) {
  const store = async (fixtures: readonly FixtureWithPrice[], now: Date, odds: readonly OddsRecord[] = []) => {
    const teams = CLUBS.map((key) => team(key.charAt(0).toUpperCase() + key.slice(1)))
    await applyBatch(database, world({ teams, fixtures, odds }), { now })
    await rateMatches(database, { now })
  }
  return {
    store,
    storePast: (before: Date) => store(past(before), before),
    write: (now = new Date(), simulated = false) => writeDown(database, { simulated, now, lease }),
    seal: (now = new Date(), simulated = false) => sealDays(database, { simulated, now, lease }),
    grade: (now = new Date(), simulated = false) => gradeMonths(database, { simulated, now, lease }),
    record: () =>
      database.rows(
        `select kind, home, away, kickoff, recorded_at, simulated, home_win::float, over25::float, price_home::float,
           price_bookmaker_id from forecast_record order by id`,
      ),
    /** Bypasses the triggers, as a superuser could. */
    tamper: (statement: string, values: unknown[] = []) =>
      inTransaction(database, async (client) => {
        await client.query('set LOCAL session_replication_role = replica')
        await client.query(statement, values)
      }),
  }
}

/** A match in some hours, counted from the real time: the real record goes by the database's clock. */
export const inHours = (hours: number, home = 'ashton', away = 'brough') => {
  const kickoff = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * HOUR_MS).toISOString()
  return fixture(home, away, kickoff, { key: `${home}-${away}` })
}
