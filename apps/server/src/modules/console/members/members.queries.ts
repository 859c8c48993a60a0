import { MEMBER_STATES, type MemberState } from '@touchline/contract'
import {
  account,
  type Database,
  firstRow,
  type Placeholders,
  payment,
  type RowOf,
  rows,
  selection,
  statement,
  subscription,
  subscriptionPause,
} from '@touchline/database'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Filter of members; null accepts any value. */
export interface MemberFilter {
  /** Part of username and address, folded. */
  q: string | null
  state: MemberState | null
  /** Months of the plan that runs. */
  plan: number | null
  country: number | null
  joinedFrom: Date | null
  seenFrom: Date | null
  seenBefore: Date | null
  now: Date
}

/** The filter without the state, which is a part of the statement. */
type MemberValues = Omit<MemberFilter, 'state'>

interface MemberPage extends MemberValues {
  afterAt: string | null
  afterId: number | null
  limit: number
}

type Now = Placeholder | Date
const ofAccount = sql`${subscription.accountId} = ${account.id}`
const isBought = sql`${subscription.provider} <> 'grant'`
const isOpen = (now: Now) =>
  sql`(${subscription.status} not in ('pending', 'ended') and ${subscription.heldAt} is null and ${subscription.paidThrough} > ${now})`

/** Whether a subscription of the account rests in the off-season. */
const isResting = (now: Now) => sql`exists (
  select from ${subscriptionPause} join ${subscription} on ${subscription.id} = ${subscriptionPause.subscriptionId}
  where ${subscriptionPause.accountId} = ${account.id} and ${subscription.status} = 'active'
    and ${subscriptionPause.startsAt} <= ${now} and ${subscriptionPause.endsAt} > ${now})`

/** State of a member; the first in `MEMBER_STATES` wins. */
const stateAt = (now: Now): SQL<MemberState> => sql<MemberState>`case
  when ${account.blockedAt} is not null then 'blocked'
  when ${account.activatedAt} is null then 'waiting'
  else (
    select case
      when bool_or(${subscription.heldAt} is not null and ${subscription.status} <> 'ended') then 'held'
      when bool_or(${isBought} and ${subscription.status} = 'active' and ${isOpen(now)}) then 'paying'
      when bool_or(${isBought} and ${subscription.status} = 'past_due') then 'past_due'
      when bool_or(${isBought} and ${isOpen(now)}) then 'ending'
      when bool_or(${isOpen(now)}) then 'granted'
      when ${isResting(now)} then 'paused'
      when bool_or(${subscription.status} <> 'pending' and ${subscription.paidThrough} is not null) then 'expired'
      else 'free' end
    from ${subscription} where ${ofAccount})
  end`

/**
 * Whether a member is in a state.
 * With `coalesce` the planner expects every other member to be in it and reads them in the order of the page;
 * without it, the planner would expect one of two hundred, and read and sort all that are left.
 */
const isIn = (state: MemberState, now: Now) => sql`coalesce(${stateAt(now)} = ${sql.raw(`'${state}'`)}, false)`

const having = (which: SQL) =>
  sql`${account.id} in (select ${subscription.accountId} from ${subscription} where ${which})`

/**
 * A condition on members in a state that has an index, so that a rare state takes few rows. It is a part of the statement, not a value,
 * because the plan depends on it.
 */
function narrowing(state: MemberState, now: Now): SQL {
  switch (state) {
    case 'blocked':
      return sql`${account.blockedAt} is not null`
    case 'waiting':
      return sql`${account.activatedAt} is null and ${account.blockedAt} is null`
    case 'held':
      return having(sql`${subscription.heldAt} is not null`)
    case 'past_due':
      return having(sql`${subscription.status} = 'past_due'`)
    case 'granted':
      return having(sql`${subscription.provider} = 'grant' and ${subscription.paidThrough} > ${now}`)
    case 'ending':
      return having(sql`${subscription.status} in ('cancelled', 'past_due') and ${subscription.paidThrough} > ${now}`)
    case 'paying':
      return having(sql`${subscription.status} = 'active'`)
    case 'paused':
      return isResting(now)
    case 'expired':
    case 'free':
      return sql`true`
  }
}

/** The text that the index of names holds. */
const names = sql`(${account.foldedUsername} || ' ' || ${account.foldedEmail})`

const matches = (p: Placeholders<MemberValues>, state: MemberState | null) => sql`
  (${p.q}::text is null or ${names} like '%' || ${p.q} || '%')
  and (${p.country}::int is null or ${account.countryId} = ${p.country})
  and (${p.joinedFrom}::timestamptz is null or ${account.createdAt} >= ${p.joinedFrom})
  and (${p.seenFrom}::timestamptz is null or ${account.seenAt} >= ${p.seenFrom})
  and (${p.seenBefore}::timestamptz is null or ${account.seenAt} < ${p.seenBefore})
  and (${p.plan}::int is null or ${account.id} in (
    select ${subscription.accountId} from ${subscription}
    where ${subscription.months} = ${p.plan} and ${isBought} and ${isOpen(p.now)}))
  and ${state === null ? sql`true` : sql`${narrowing(state, p.now)} and ${isIn(state, p.now)}`}`

const openOnly = (now: Now) => sql`filter (where ${isOpen(now)})`

/** Columns of a member in a list, from rows of accounts. */
export const memberColumns = (now: Now) => ({
  id: account.id,
  username: account.username,
  email: account.email,
  language: account.language,
  countryId: account.countryId,
  createdAt: account.createdAt,
  seenAt: account.seenAt,
  state: stateAt(now),
  months: sql<number | null>`(
    select (array_agg(${subscription.months} order by ${subscription.status} = 'active' desc, ${subscription.paidThrough} desc) ${openOnly(now)})[1]
    from ${subscription} where ${ofAccount} and ${isBought})`,
  accessUntil: sql<Date | null>`(
    select coalesce(max(${subscription.paidThrough}) ${openOnly(now)}, max(least(${subscription.paidThrough},
      ${subscription.withdrawnAt}, ${subscription.heldAt}, case when ${subscription.status} = 'ended' then ${subscription.updatedAt} end))
      filter (where ${subscription.status} <> 'pending'))
    from ${subscription} where ${ofAccount})`,
  paid: sql<number>`(
    select coalesce(sum(${payment.amount} - ${payment.refunded}) filter (where ${payment.status} <> 'failed'), 0)::int
    from ${payment} where ${payment.accountId} = ${account.id})`,
})

const listOf = (place: typeof account.seenAt | typeof account.createdAt, state: MemberState | null) =>
  statement((p: Placeholders<MemberPage>) =>
    selection(
      { ...memberColumns(p.now), place: sql<string>`${place}::text` },
      (columns) => sql`
        select ${columns} from (
          select ${account}.* from ${account}
          where ${matches(p, state)}
            and (${p.afterId}::int is null or (${place}, ${account.id}) < (${p.afterAt}::timestamptz, ${p.afterId}::int))
          order by ${place} desc, ${account.id} desc limit ${p.limit}
        ) as ${account}
        order by ${place} desc, ${account.id} desc`,
    ),
  )

/** One for each state, and one for members in any. */
const byState = <T>(make: (state: MemberState | null) => T) =>
  new Map<MemberState | null, T>([null, ...MEMBER_STATES].map((state) => [state, make(state)]))

const LISTS = {
  seen: byState((state) => listOf(account.seenAt, state)),
  joined: byState((state) => listOf(account.createdAt, state)),
}

export type StoredMember = Omit<RowOf<ReturnType<typeof listOf>>, 'place'>

/** A page of members and where the next one begins. */
export async function findMembers(
  { pool }: Pick<Database, 'pool'>,
  { state, ...filter }: MemberFilter,
  { order, after, limit }: { order: 'seen' | 'joined'; after: string | undefined; limit: number },
): Promise<{ members: StoredMember[]; next: string | null }> {
  const [afterAt = null, afterId = null] = after?.split('|') ?? []
  const page = { ...filter, afterAt, afterId: afterId === null ? null : Number(afterId), limit: limit + 1 }
  const found = await rows(pool, LISTS[order].get(state) ?? listOf(account.seenAt, state), page)
  const last = found.length > limit ? found[limit - 1] : undefined
  return { members: found.slice(0, limit), next: last ? `${last.place}|${last.id}` : null }
}

const MAX_COUNTED = 1000

const countOf = (state: MemberState | null) =>
  statement((p: Placeholders<MemberValues>) =>
    selection(
      { total: sql<number>`count(*)::int` },
      (columns) =>
        sql`select ${columns} from (select from ${account} where ${matches(p, state)} limit ${sql.raw(String(MAX_COUNTED))}) as found`,
    ),
  )
const COUNTS = byState(countOf)

/** How many members match, counted up to 1,000. */
export const countMembers = async (
  { pool }: Pick<Database, 'pool'>,
  { state, ...filter }: MemberFilter,
): Promise<number> => (await firstRow(pool, COUNTS.get(state) ?? countOf(state), filter))?.total ?? 0
