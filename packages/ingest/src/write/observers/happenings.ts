import {
  alertWish,
  coach,
  coachSpell,
  execute,
  type HappeningDetail,
  happening,
  namesOf,
  query,
  transfer,
} from '@touchline/database'
import { happeningsOf, STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { WrittenChanges } from '../changed-things.ts'
import type { FixtureSummary } from '../fixture-summaries.ts'

/** More matches that change in one batch are history, not play. */
const MAX_WATCHED = 500
/** More new coaches or transfers in one batch are a source that is read for the first time. */
const MAX_PEOPLE = 100
/** Coaches and transfers of earlier days are no news. */
const NEWS_DAYS = 10
const HEAD_COACH = 221

/** Stores happenings in the transaction of the change: play, prices, coaches and transfers. */
export async function noteHappenings(client: pg.ClientBase, written: WrittenChanges): Promise<void> {
  const { coaches, transfers } = written.changed
  const { now } = written
  if (written.after.size <= MAX_WATCHED) {
    await notePlay(client, written)
    await notePrices(client, written)
  }
  if (coaches.size > 0 && coaches.size <= MAX_PEOPLE) await noteCoaches(client, [...coaches], now)
  if (transfers.size > 0 && transfers.size <= MAX_PEOPLE) await noteTransfers(client, [...transfers], now)
}

async function notePlay(client: pg.ClientBase, { before, after, now: at }: WrittenChanges): Promise<void> {
  const found = [...after.values()].flatMap((match) =>
    happeningsOf(before.get(match.id), match, at).map(({ kind, ...detail }) => ({
      kind,
      at,
      fixtureId: match.id,
      detail,
    })),
  )
  if (found.length > 0) await execute(client, query.insert(happening).values(found).onConflictDoNothing())
}

/** Prices change all the time: one is stored when it reaches a level that somebody set. */
async function notePrices(client: pg.ClientBase, { before, after, now: at }: WrittenChanges): Promise<void> {
  const risen = [...after.values()].flatMap((match) => risenPrices(before.get(match.id), match))
  if (risen.length === 0) return
  const of = <Name extends keyof Risen>(name: Name) => sql.param(risen.map((price) => price[name]))
  const detail = sql`jsonb_build_object('side', r.side, 'before', r.before, 'price', r.price, 'bookmakerId', r.bookmaker)`
  await execute(
    client,
    sql`insert into ${happening} (${namesOf(happening, ['kind', 'at', 'fixtureId', 'teamId', 'detail'])})
      select 'price', ${at}::timestamptz, r.fixture, r.team, ${detail}
      from unnest(${of('fixtureId')}::integer[], ${of('teamId')}::integer[], ${of('side')}::text[], ${of('before')}::numeric[],
        ${of('price')}::numeric[], ${of('bookmakerId')}::integer[]) as r(fixture, team, side, before, price, bookmaker)
      where exists (select from ${alertWish} where ${alertWish.teamId} = r.team
        and ${alertWish.priceLevel} <= r.price and ${alertWish.priceLevel} > coalesce(r.before, 0))`,
  )
}

interface Risen {
  fixtureId: number
  teamId: number
  side: 'home' | 'away'
  before: number | null
  price: number
  bookmakerId: number | null
}

function risenPrices(before: FixtureSummary | undefined, match: FixtureSummary): Risen[] {
  if (before === undefined || match.stateId !== STATE.not_started) return []
  const { id: fixtureId, priceBookmakerId: bookmakerId } = match
  const sides = [
    { side: 'home', teamId: match.homeTeamId, was: before.priceHome, price: match.priceHome },
    { side: 'away', teamId: match.awayTeamId, was: before.priceAway, price: match.priceAway },
  ] as const
  return sides.flatMap(({ side, teamId, was, price }) =>
    price !== null && price > (was ?? 0) ? [{ fixtureId, teamId, side, before: was, price, bookmakerId }] : [],
  )
}

/** Stored news of a match ahead. */
export interface StoredNews {
  fixtureId: number
  kind: 'moved' | 'off' | 'lineup'
  kickoff: Date
  kickoffKnown: boolean
}

/** A match that was moved, called off or on again, or whose line-ups are out. */
export async function noteNewsHappened(client: pg.ClientBase, news: readonly StoredNews[], at: Date): Promise<void> {
  const found = news.map(({ fixtureId, kind, kickoff, kickoffKnown }) => {
    if (kind === 'lineup') return { kind, at, fixtureId, detail: {} }
    const detail: HappeningDetail = kind === 'moved' ? { was: kickoff.toISOString(), wasKnown: kickoffKnown } : {}
    return { kind: 'moved' as const, at, fixtureId, detail }
  })
  if (found.length > 0) await execute(client, query.insert(happening).values(found).onConflictDoNothing())
}

const earlier = alias(coachSpell, 'e')

async function noteCoaches(client: pg.ClientBase, teams: readonly number[], now: Date): Promise<void> {
  await execute(
    client,
    sql`insert into ${happening} (${namesOf(happening, ['kind', 'at', 'teamId', 'detail'])})
      select 'coach', ${now}::timestamptz, ${coachSpell.teamId}, jsonb_build_object('coach', ${coach.name})
      from ${coachSpell} join ${coach} on ${coach.id} = ${coachSpell.coachId}
      where ${coachSpell.teamId} = any(${sql.param(teams)}::integer[]) and ${coachSpell.positionId} = ${HEAD_COACH}
        and ${coachSpell.endsOn} is null
        and ${coachSpell.startsOn} between ${now}::date - ${NEWS_DAYS}::integer and ${now}::date + ${NEWS_DAYS}::integer
        and exists (select from ${coachSpell} e where ${earlier.teamId} = ${coachSpell.teamId}
          and ${earlier.positionId} = ${HEAD_COACH} and ${earlier.startsOn} < ${coachSpell.startsOn})`,
  )
}

async function noteTransfers(client: pg.ClientBase, ids: readonly number[], now: Date): Promise<void> {
  await execute(
    client,
    sql`insert into ${happening} (${namesOf(happening, ['kind', 'at', 'playerId', 'teamId', 'toTeamId'])})
      select 'transfer', ${now}::timestamptz, ${transfer.playerId}, ${transfer.fromTeamId}, ${transfer.toTeamId}
      from ${transfer} where ${transfer.id} = any(${sql.param(ids)}::integer[])
        and ${transfer.date} between ${now}::date - ${NEWS_DAYS}::integer and ${now}::date + ${NEWS_DAYS}::integer`,
  )
}
