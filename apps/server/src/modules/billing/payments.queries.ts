import type pg from 'pg'
import type { ProviderName, ProviderPayment } from './provider.ts'

/** A payment as it is stored here; `id` is the provider's. */
export type StoredPayment = ProviderPayment

const COLUMNS = `provider_id as id, status, amount, refunded, currency, paid_at as "paidAt", receipt_url as "receiptUrl"`

/** What an account paid or tried to pay, the newest first. */
export async function findPayments(client: pg.Pool | pg.ClientBase, accountId: number): Promise<StoredPayment[]> {
  const { rows } = await client.query<StoredPayment>(
    `select ${COLUMNS} from payment where account_id = $1 order by paid_at desc, id desc`,
    [accountId],
  )
  return rows
}

/** Stores the payments of a subscription as the provider reports them. @returns what stood there before */
export async function storePayments(
  client: pg.ClientBase,
  of: { id: number; accountId: number; provider: ProviderName },
  payments: readonly ProviderPayment[],
): Promise<StoredPayment[]> {
  const { rows } = await client.query<StoredPayment>(`select ${COLUMNS} from payment where subscription_id = $1`, [
    of.id,
  ])
  for (const payment of payments) {
    await client.query(
      `insert into payment as p (account_id, subscription_id, provider, provider_id, status, amount, refunded, currency, paid_at, receipt_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (provider, provider_id) do update set status = excluded.status, amount = excluded.amount,
         refunded = excluded.refunded, paid_at = excluded.paid_at, receipt_url = coalesce(excluded.receipt_url, p.receipt_url)
       where p.subscription_id = excluded.subscription_id`,
      [
        of.accountId,
        of.id,
        of.provider,
        payment.id,
        payment.status,
        payment.amount,
        payment.refunded,
        payment.currency,
        payment.paidAt,
        payment.receiptUrl,
      ],
    )
  }
  return rows
}
