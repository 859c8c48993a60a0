import {
  isFeedError,
  type PoliteClient,
  parsePrices,
  priceRecords,
  pricesPath,
  SPORTS,
  type Sport,
} from '@touchline/feeds'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@touchline/football'
import type { Job, Lease } from '@touchline/runtime'
import { readProgress } from '../../feed/progress.ts'
import type { OpenContext } from '../open-context.ts'
import { openUnit } from '../open-unit.ts'
import { findEvents } from '../prices/find-events.ts'
import { type FixtureToPrice, fixturesToPrice } from '../prices/priced-fixtures.queries.ts'
import { writeAnswers } from '../write-answer.ts'

const SOURCE = 'the-odds-api'
const JOB = 'prices'
const EVERY_MS = 15 * MINUTE_MS
/** Hours of the day, in UTC, from which prices are requested again: before the first matches of a Saturday and before evening matches. */
const ASKED_FROM = [9, 16]
/** A competition without a match in the next days costs nothing. */
const AHEAD_MS = 3 * DAY_MS
/** An answer is about the next two rounds. */
const LISTED_MS = 21 * DAY_MS

/** The last request of each competition. */
type AskedAt = Readonly<Record<string, string>>

/** The prices of The Odds API, for each competition with matches ahead twice a day; without a key there is nothing to do. */
export const pricesJob = (context: OpenContext): Job => ({
  name: 'open prices',
  source: 'the-odds-api',
  everyMs: EVERY_MS,
  run: async () => {
    const { theOddsApi } = context.clients
    if (theOddsApi === null) return undefined
    const done = await openUnit(context, {
      source: SOURCE,
      job: JOB,
      work: async (lease) => {
        const now = context.clock.now()
        const fixtures = await fixturesToPrice(context.database.pool, now, new Date(now.getTime() + LISTED_MS))
        const noted = (await readProgress(context.database.pool, SOURCE, JOB))?.cursor as AskedAt | null | undefined
        let askedAt: AskedAt = noted ?? {}
        const due = SPORTS.filter(
          (sport) => (askedAt[sport.key] ?? '') < slotOf(now).toISOString() && hasMatchSoon(sport, fixtures, now),
        )
        for (const sport of due) {
          askedAt = { ...askedAt, [sport.key]: now.toISOString() }
          await takePrices(context, lease, { client: theOddsApi, sport, fixtures, askedAt })
        }
        // On a first start the matches are about to come.
        return fixtures.length === 0 ? MINUTE_MS : undefined
      },
    })
    return done?.result
  },
})

/** The last of the hours from which prices are requested again. */
function slotOf(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const slots = [midnight - DAY_MS, midnight].flatMap((day) => ASKED_FROM.map((hour) => day + hour * HOUR_MS))
  return new Date(Math.max(...slots.filter((slot) => slot <= now.getTime())))
}

const hasMatchSoon = ({ league }: Sport, fixtures: readonly FixtureToPrice[], now: Date): boolean =>
  fixtures.some((one) => one.league === league && one.kickoff.getTime() - now.getTime() <= AHEAD_MS)

interface Asking {
  client: PoliteClient
  sport: Sport
  fixtures: readonly FixtureToPrice[]
  askedAt: AskedAt
}

async function takePrices(context: OpenContext, lease: Lease, { client, sport, fixtures, askedAt }: Asking) {
  const progress = { job: JOB, cursor: askedAt, finished: true }
  const path = pricesPath(sport)
  const answer = await client.get(path).catch((error: unknown) => {
    // One competition that cannot be had is no reason to go without the others; a month without credits is.
    if (!isFeedError(error) || error.reason === 'limited' || error.reason === 'refused') throw error
    return { kind: 'failed', why: error.message } as const
  })
  if (answer.kind !== 'changed') {
    const why = answer.kind === 'failed' ? answer.why : 'The source has no such competition.'
    const problems = answer.kind === 'unchanged' ? [] : [{ kind: 'call', key: path, reason: why }]
    await writeAnswers(context, lease, { source: SOURCE, problems, answers: [], progress })
    return
  }
  const { kept, body } = answer
  const { events, problems } = parsePrices(body, context.clock.now())
  const found = findEvents(events, sport, fixtures)
  const records = priceRecords(
    events.filter(({ key }) => found.meant.has(key)),
    context.ladder,
  )
  await writeAnswers(context, lease, {
    source: SOURCE,
    batch: { ...records, meant: found.meant },
    problems: [...problems, ...found.problems],
    answers: [{ kept, body }],
    progress,
  })
}
