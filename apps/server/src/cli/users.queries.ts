import type pg from 'pg'
import { addMonths } from '../modules/billing/add-months.ts'
import type { SubscriptionFacts } from '../modules/billing/entitlement/entitlement.ts'

/** An account as the operator sees it. */
export interface User {
  id: number
  username: string
  email: string
  country: string
  activatedAt: Date | null
  subscriptions: SubscriptionFacts[]
}

type Row = Omit<User, 'subscriptions'> & {
  subscriptions: (Omit<SubscriptionFacts, 'paidThrough' | 'withdrawnAt'> & {
    paidThrough: string | null
    withdrawnAt: string | null
  })[]
}

const COLUMNS = `a.id, a.username, a.email, c.name as country, a.activated_at as "activatedAt", coalesce((
  select jsonb_agg(jsonb_build_object('status', s.status, 'months', s.months, 'paidThrough', s.paid_through,
    'withdrawnAt', s.withdrawn_at))
  from subscription s where s.account_id = a.id), '[]') as subscriptions`

const userOf = ({ subscriptions, ...row }: Row): User => ({
  ...row,
  subscriptions: subscriptions.map(({ paidThrough, withdrawnAt, ...one }) => ({
    ...one,
    paidThrough: paidThrough === null ? null : new Date(paidThrough),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
  })),
})

/** Accounts with the text in their name or address, the newest first. */
export async function findUsers(pool: pg.Pool, search: string, limit: number): Promise<User[]> {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from account a join country c on c.id = a.country_id
     where strpos(a.folded_username, $1) > 0 or strpos(a.folded_email, $1) > 0
     order by a.created_at desc, a.id desc limit $2`,
    [search.normalize('NFKC').toLowerCase(), limit],
  )
  return rows.map(userOf)
}

/** An account by its folded address, held until the transaction ends. */
export async function holdUser(client: pg.ClientBase, foldedEmail: string): Promise<User | null> {
  const { rows } = await client.query<Row>(
    `select ${COLUMNS} from account a join country c on c.id = a.country_id where a.folded_email = $1 for update of a`,
    [foldedEmail],
  )
  return rows[0] ? userOf(rows[0]) : null
}

/** Adds months of access that nobody pays for. @returns their end */
export async function grantMonths(
  client: pg.ClientBase,
  accountId: number,
  { months, from, now, activate }: { months: number; from: Date; now: Date; activate: boolean },
): Promise<Date> {
  const until = addMonths(from, months)
  await client.query(
    `insert into subscription (account_id, provider, months, status, paid_through, started_at, created_at, updated_at)
     values ($1, 'grant', $2, 'active', $3, $4, $4, $4)`,
    [accountId, months, until, now],
  )
  if (activate) {
    await client.query('update account set activated_at = coalesce(activated_at, $2) where id = $1', [accountId, now])
  }
  return until
}

/** Ends what was granted and still runs. @returns how many grants that were */
export async function revokeGrants(client: pg.ClientBase, accountId: number, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `update subscription set status = 'ended', paid_through = $2, cancelled_at = coalesce(cancelled_at, $2), updated_at = $2
     where account_id = $1 and provider = 'grant' and status in ('active', 'cancelled') and paid_through > $2`,
    [accountId, now],
  )
  return rowCount ?? 0
}
