import type { Database } from '@touchline/database'
import type { SubscriptionFacts } from '../billing/entitlement/entitlement.ts'

/** Rows as they are stored; cents, and ids where the export has names. */
export interface StoredAccount {
  account: {
    username: string
    email: string
    pendingEmail: string | null
    countryId: number
    language: string
    createdAt: Date
    activatedAt: Date | null
  }
  favourites: { leagueId: number; name: string; since: Date }[]
  sessions: { createdAt: Date; expiresAt: Date; userAgent: string | null }[]
  subscriptions: {
    provider: string
    months: number
    status: SubscriptionFacts['status']
    startedAt: Date | null
    paidThrough: Date | null
    cancelledAt: Date | null
    withdrawnAt: Date | null
  }[]
  payments: { provider: string; status: string; amount: number; refunded: number; currency: string; paidAt: Date }[]
  consents: { kind: string; version: string; agreedAt: Date }[]
  clicks: { code: string; createdAt: Date }[]
  messages: { username: string; message: string; createdAt: Date }[]
}

const LISTS = {
  favourites: `select f.league_id as "leagueId", l.name, f.created_at as since
     from favourite_league f join league l on l.id = f.league_id where f.account_id = $1 order by f.created_at, l.id`,
  sessions: `select created_at as "createdAt", expires_at as "expiresAt", user_agent as "userAgent" from account_token where account_id = $1
     order by created_at`,
  subscriptions: `select provider, months, status, started_at as "startedAt", paid_through as "paidThrough",
       cancelled_at as "cancelledAt", withdrawn_at as "withdrawnAt" from subscription where account_id = $1 order by id`,
  payments: `select provider, status, amount, refunded, currency, paid_at as "paidAt" from payment where account_id = $1
     order by paid_at, id`,
  consents: `select kind, version::text, agreed_at as "agreedAt" from consent where account_id = $1 order by agreed_at, kind`,
  clicks: `select c.code, c.created_at as "createdAt" from referral_click c
     where exists (select 1 from subscription s where s.account_id = $1 and s.click_id = c.id) order by c.created_at`,
  messages: `select m.username, m.message, m.created_at as "createdAt" from contact_message m
     join account a on a.folded_email = lower(m.email) where a.id = $1 order by m.created_at`,
} as const satisfies Record<Exclude<keyof StoredAccount, 'account'>, string>

/** Everything that is kept about an account, and the messages written from its mail address. */
export async function findEverything({ pool }: Pick<Database, 'pool'>, accountId: number): Promise<StoredAccount> {
  const account = await pool.query<StoredAccount['account']>(
    `select a.username, a.email, c.email as "pendingEmail", a.country_id as "countryId", a.language, a.created_at as "createdAt",
       a.activated_at as "activatedAt"
     from account a left join email_change c on c.account_id = a.id where a.id = $1`,
    [accountId],
  )
  const found = account.rows[0]
  if (found === undefined) throw new Error(`The account ${accountId} of a session is gone`)
  const lists = await Promise.all(
    Object.entries(LISTS).map(async ([name, sql]) => [name, (await pool.query(sql, [accountId])).rows] as const),
  )
  return { account: found, ...(Object.fromEntries(lists) as Omit<StoredAccount, 'account'>) }
}
