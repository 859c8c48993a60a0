import { MAX_ALERT_THINGS } from '@touchline/contract'
import {
  alertMute,
  alertWish,
  type ChannelKind,
  execute,
  firstRow,
  fixture,
  league,
  namesOf,
  type Placeholders,
  player,
  type Queryable,
  query,
  rows,
  selection,
  statement,
  team,
} from '@touchline/database'
import { type AlertKind, type AlertThing, KINDS_OF } from '@touchline/football'
import { and, count, eq, sql } from 'drizzle-orm'

/** Which column and table hold what alerts are of. */
const THINGS = {
  team: { column: 'teamId', table: team },
  league: { column: 'leagueId', table: league },
  match: { column: 'fixtureId', table: fixture },
  player: { column: 'playerId', table: player },
} as const

const WISHES = statement((p: Placeholders<{ recipientId: number }>) =>
  selection(
    {
      team: sql<number | null>`${alertWish.teamId}`,
      league: sql<number | null>`${alertWish.leagueId}`,
      match: sql<number | null>`${alertWish.fixtureId}`,
      player: sql<number | null>`${alertWish.playerId}`,
      teamName: sql<string | null>`t.name`,
      leagueName: sql<string | null>`l.name`,
      home: sql<string | null>`h.name`,
      away: sql<string | null>`a.name`,
      playerName: sql<string | null>`p.name`,
      kinds: alertWish.kinds,
      priceLevel: alertWish.priceLevel,
      delayMinutes: alertWish.delayMinutes,
      channels: alertWish.channels,
    },
    (columns) => sql`
      select ${columns} from ${alertWish}
      left join team t on t.id = ${alertWish.teamId} left join league l on l.id = ${alertWish.leagueId}
      left join player p on p.id = ${alertWish.playerId} left join fixture f on f.id = ${alertWish.fixtureId}
      left join team h on h.id = f.home_team_id left join team a on a.id = f.away_team_id
      where ${alertWish.recipientId} = ${p.recipientId} order by ${alertWish.createdAt}, ${alertWish.id}`,
  ),
)

export const findWishes = (queryable: Queryable, recipientId: number) => rows(queryable, WISHES, { recipientId })
export type WishRow = Awaited<ReturnType<typeof findWishes>>[number]

export interface NewWish {
  thing: AlertThing
  id: number
  kinds: readonly AlertKind[]
  priceLevel: number | null
  delayMinutes: number
  channels: readonly ChannelKind[]
}

const COUNT = statement((p: Placeholders<{ recipientId: number }>) =>
  query.select({ wishes: count() }).from(alertWish).where(eq(alertWish.recipientId, p.recipientId)),
)

/** Sets the alerts of a thing; none for an unknown thing. @returns false beyond the limit */
export async function setWish(
  queryable: Queryable,
  { recipientId, wish, now }: { recipientId: number; wish: NewWish; now: Date },
): Promise<boolean> {
  const { thing, id } = wish
  const kinds = KINDS_OF[thing].filter((kind) => wish.kinds.includes(kind))
  if (kinds.length === 0) {
    await dropWish(queryable, { recipientId, thing, id })
    return true
  }
  const { column, table } = THINGS[thing]
  const level = thing === 'team' && kinds.includes('price') ? wish.priceLevel : null
  const names = namesOf(alertWish, [
    'recipientId',
    column,
    'kinds',
    'priceLevel',
    'delayMinutes',
    'channels',
    'createdAt',
  ])
  const key = namesOf(alertWish, [column, 'recipientId'])
  await execute(
    queryable,
    sql`insert into ${alertWish} (${names})
      select ${recipientId}::integer, ${table.id}, ${sql.param(kinds)}::text[], ${level}::numeric, ${wish.delayMinutes}::smallint,
        ${sql.param([...wish.channels])}::text[], ${now}::timestamptz
      from ${table} where ${table.id} = ${id}
        and ((select count(*) from ${alertWish} where ${alertWish.recipientId} = ${recipientId}) < ${MAX_ALERT_THINGS}
          or exists (select from ${alertWish} where ${alertWish.recipientId} = ${recipientId} and ${alertWish[column]} = ${id}))
      on conflict (${key}) do update
        set kinds = excluded.kinds, price_level = excluded.price_level, delay_minutes = excluded.delay_minutes, channels = excluded.channels`,
  )
  return (
    ((await firstRow(queryable, COUNT, { recipientId }))?.wishes ?? 0) < MAX_ALERT_THINGS ||
    isSet(queryable, recipientId, wish)
  )
}

async function isSet(queryable: Queryable, recipientId: number, { thing, id }: NewWish): Promise<boolean> {
  return (await findWishes(queryable, recipientId)).some((wish) => wish[thing] === id)
}

async function dropWish(
  queryable: Queryable,
  { recipientId, thing, id }: { recipientId: number; thing: AlertThing; id: number },
): Promise<void> {
  const same = and(eq(alertWish.recipientId, recipientId), eq(alertWish[THINGS[thing].column], id))
  await execute(queryable, query.delete(alertWish).where(same))
}

const MUTED = statement((p: Placeholders<{ recipientId: number }>) =>
  selection(
    { id: alertMute.fixtureId, home: sql<string>`h.name`, away: sql<string>`a.name` },
    (columns) => sql`
      select ${columns} from ${alertMute} join fixture f on f.id = ${alertMute.fixtureId}
      join team h on h.id = f.home_team_id join team a on a.id = f.away_team_id
      where ${alertMute.recipientId} = ${p.recipientId} order by f.kickoff, f.id`,
  ),
)

export const findMuted = (queryable: Queryable, recipientId: number) => rows(queryable, MUTED, { recipientId })

/** Mutes or unmutes a match for a recipient. Pending alerts are not sent any more. */
export async function setMuted(
  queryable: Queryable,
  { recipientId, fixtureId, muted }: { recipientId: number; fixtureId: number; muted: boolean },
): Promise<void> {
  if (!muted) {
    const same = and(eq(alertMute.recipientId, recipientId), eq(alertMute.fixtureId, fixtureId))
    await execute(queryable, query.delete(alertMute).where(same))
    return
  }
  await execute(
    queryable,
    sql`insert into ${alertMute} (${namesOf(alertMute, ['recipientId', 'fixtureId'])})
      select r.id, f.id from alert_recipient r, fixture f where r.id = ${recipientId} and f.id = ${fixtureId} on conflict do nothing`,
  )
  await execute(
    queryable,
    sql`update alert set state = 'withdrawn' from happening where happening.id = alert.happening_id
      and happening.fixture_id = ${fixtureId} and alert.recipient_id = ${recipientId} and alert.state = 'waiting'
      and coalesce(alert.leased_until, '-infinity') <= clock_timestamp()`,
  )
}
