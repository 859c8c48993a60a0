import type { Database } from '@touchline/database'
import type pg from 'pg'
import type { MailLanguage } from '../../accounts/one-time.queries.ts'
import type { SubscriptionFacts } from '../entitlement/entitlement.ts'
import type { ProviderName } from '../provider.ts'

/** A subscription as it is stored here. */
export interface StoredSubscription extends SubscriptionFacts {
  id: number
  accountId: number
  provider: ProviderName | 'grant'
  providerId: string | null
  customerId: string | null
  startedAt: Date | null
  cancelledAt: Date | null
  withdrawnAt: Date | null
  paymentUrl: string | null
  clickId: string | null
  readAt: Date | null
}

const COLUMNS = `id, account_id as "accountId", provider, provider_id as "providerId", customer_id as "customerId", months, status,
  paid_through as "paidThrough", started_at as "startedAt", cancelled_at as "cancelledAt", withdrawn_at as "withdrawnAt",
  payment_url as "paymentUrl", click_id as "clickId", read_at as "readAt"`

/** All subscriptions an account ever had, the newest first. */
export async function findSubscriptions(
  client: pg.Pool | pg.ClientBase,
  accountId: number,
): Promise<StoredSubscription[]> {
  const { rows } = await client.query<StoredSubscription>(
    `select ${COLUMNS} from subscription where account_id = $1 order by coalesce(started_at, created_at) desc, id desc`,
    [accountId],
  )
  return rows
}

export async function findByProviderId(
  client: pg.Pool | pg.ClientBase,
  provider: ProviderName,
  providerId: string,
): Promise<StoredSubscription | null> {
  const { rows } = await client.query<StoredSubscription>(
    `select ${COLUMNS} from subscription where provider = $1 and provider_id = $2`,
    [provider, providerId],
  )
  return rows[0] ?? null
}

export interface BillingAccount {
  id: number
  username: string
  email: string
  language: MailLanguage
}

/** An account, held until the transaction ends, so that what is written about its money is written one after the other. */
export async function holdAccount(client: pg.ClientBase, accountId: number): Promise<BillingAccount | null> {
  const { rows } = await client.query<BillingAccount>(
    'select id, username, email, language from account where id = $1 for update',
    [accountId],
  )
  return rows[0] ?? null
}

/** The database's own time, which all processes share; as text, because a Date is too coarse to say what came first. */
export async function databaseTime({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now')
  return rows[0]?.now ?? ''
}
