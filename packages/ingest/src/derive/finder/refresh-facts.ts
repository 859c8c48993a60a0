import { type Database, finderFact, fixture, inTransaction, rows } from '@touchline/database'
import { knowledge } from '@touchline/football'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { takeTurn } from '../../write/apply-batch.ts'
import { heardBy, logReader, settle } from '../../write/log-reader.ts'
import { dueFacts, MAX_AT_ONCE } from './due-facts.ts'
import { BY_ID, LOOKED_BACK_ON } from './facts.queries.ts'
import { dayOf, startOf } from './make-facts.ts'
import { pricesOf } from './match-prices.ts'
import { type RebuildOptions, rebuildFacts } from './rebuild-facts.ts'
import { samePricesOf } from './same-prices.ts'
import { allKnown, dropFacts, isAnyOf, reportFacts, writeFacts } from './write-facts.ts'

export interface RefreshOptions extends RebuildOptions {
  /** For more fixtures everything from the first of their days on is rebuilt. */
  most?: number
}

/** Reads the log for facts: due is the day from which on everything is rebuilt. */
const FACTS = logReader(
  'facts',
  ['fixtures', 'forecasts'],
  sql`select json_build_object('fixtures', json_agg(id)) from (
      select ${fixture.id} from ${fixture} union select ${finderFact.fixtureId} from ${finderFact}) as i
    having count(*) > 0`,
)

/** Fixtures that changed since the facts were made, and up to where in the log; null where nothing is due. */
export async function changedFixtures({ pool }: Database) {
  const heard = await heardBy(pool, FACTS)
  const ids = [...new Set([...(heard?.ids?.fixtures ?? []), ...(heard?.ids?.forecasts ?? [])])]
  return heard && { upTo: heard.upTo, days: heard.due, ids }
}

/**
 * Leaves for later what comes with a fill or a correction of long ago: more may follow, and all later matches are read again each time.
 * @returns whether there was so much
 */
export async function putOff(database: Database, now: Date): Promise<boolean> {
  const due = await changedFixtures(database)
  if (due === null || due.ids.length <= MAX_AT_ONCE) return false
  const { from } = await inTransaction(database, (client) => dueFacts(client, due.ids, { now }))
  await settle(database.pool, { logReader: FACTS, upTo: due.upTo, due: [Math.min(dayOf(from), ...due.days)] })
  return true
}

/**
 * Makes the facts of the finder again where something changed: of the fixtures that the log of changes names and of those that look back on
 * them; of many changes everything from the first of their days on. The same as made from nothing. When nothing is due it costs one query.
 * @returns how many rows are new or differ; 0 when it was stopped, and all stays due
 */
export async function refreshFacts(database: Database, options: RefreshOptions): Promise<number> {
  const due = await changedFixtures(database)
  if (due === null) return 0
  const found = await inTransaction(database, async (client) => {
    await takeTurn(client)
    const { ids, from } = await dueFacts(client, due.ids, options)
    if (ids === null || due.days.length > 0) return { from: startOf(Math.min(dayOf(from), ...due.days)), changed: 0 }
    const changed = await makeSome(client, ids)
    await settle(client, { logReader: FACTS, upTo: due.upTo })
    return { from: null, changed: await reportFacts(client, changed, options.now) }
  })
  if (found.from === null) return found.changed
  const changed = await rebuildFacts(database, found.from, options)
  if (changed === null) return 0
  await settle(database.pool, { logReader: FACTS, upTo: due.upTo })
  return changed
}

/** Makes the facts of some fixtures from as much of the past as they look back on. */
async function makeSome(client: pg.ClientBase, ids: readonly number[]): Promise<number> {
  const own = await rows(client, BY_ID, { ids })
  const made = own.filter(({ isRated }) => isRated)
  const gone = new Set(ids)
  for (const { id } of made) gone.delete(id)
  const dropped = gone.size > 0 ? await dropFacts(client, isAnyOf([...gone])) : 0
  if (made.length === 0) return dropped
  const looked = await rows(client, LOOKED_BACK_ON, {
    from: startOf(Math.min(...made.map(({ kickoff }) => dayOf(kickoff)))),
    teams: [...new Set(made.flatMap(({ home, away }) => [home, away]))],
    seasons: [...new Set(made.map(({ seasonId }) => seasonId))],
    referees: [...new Set(made.flatMap(({ refereeId }) => refereeId ?? []))],
    ones: made.map(({ home }) => home),
    others: made.map(({ away }) => away),
  })
  const wanted = new Set(made.map(({ id }) => id))
  const past = await rows(client, BY_ID, { ids: [...new Set([...looked.map(({ id }) => id), ...wanted])] })
  const prices = await pricesOf(client, made)
  const same = await samePricesOf(client, made, prices)
  const known = allKnown(past, knowledge()).filter(({ row }) => wanted.has(row.id))
  return dropped + (await writeFacts(client, { known, priceFacts: { prices, same } }))
}
