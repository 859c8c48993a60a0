import type pg from 'pg'
import type { MailLanguage } from '../accounts/one-time.queries.ts'
import type { ProviderName } from '../billing/provider.ts'

/** A subscription that its provider may still take money for. */
export interface OpenSubscription {
  provider: ProviderName
  providerId: string
}

export async function findOpenSubscriptions(
  client: pg.Pool | pg.ClientBase,
  accountId: number,
): Promise<OpenSubscription[]> {
  const { rows } = await client.query<OpenSubscription>(
    `select provider, provider_id as "providerId" from subscription
     where account_id = $1 and provider <> 'grant' and provider_id is not null and status in ('pending', 'active', 'past_due')
     order by id`,
    [accountId],
  )
  return rows
}

export interface DeletedAccount {
  username: string
  email: string
  language: MailLanguage
}

/** Held until the end of the transaction, so that no subscription is added meanwhile. */
export async function holdForDeletion(client: pg.ClientBase, accountId: number): Promise<DeletedAccount | null> {
  const { rows } = await client.query<DeletedAccount>(
    'select username, email, language from account where id = $1 for update',
    [accountId],
  )
  return rows[0] ?? null
}

/**
 * Deletes an account and everything of it. Its own rows go with it by their keys; what is only known by a click, a provider's id or a
 * mail address goes before. Mail to the operator that is still on its way stays until it has arrived.
 */
export async function deleteEverything(client: pg.ClientBase, accountId: number, email: string): Promise<void> {
  await client.query(
    'delete from referral_click c using subscription s where s.account_id = $1 and s.click_id = c.id',
    [accountId],
  )
  await client.query(
    `delete from payment_event e using subscription s
     where s.account_id = $1 and s.provider = e.provider and e.subject in (s.provider_id, s.customer_id)`,
    [accountId],
  )
  await client.query('delete from contact_message where lower(email) = lower($1)', [email])
  await client.query(
    `delete from outbox_mail where lower(recipient) = lower($1) or (lower(reply_to) = lower($1) and sent_at is not null)`,
    [email],
  )
  await client.query('delete from account where id = $1', [accountId])
}
