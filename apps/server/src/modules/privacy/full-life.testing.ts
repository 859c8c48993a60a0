type Rows = (text: string, values: unknown[]) => Promise<unknown>

interface StoredSubscription {
  account: number
  id: string
  status: string
  name?: string | undefined
}

export const addSubscription = (rows: Rows, { account, id, status, name = 'stripe' }: StoredSubscription) =>
  rows(
    `insert into subscription (account_id, provider, provider_id, customer_id, months, status, paid_through, started_at, click_id, created_at, updated_at)
     values ($1, $4, $2, $5, 3, $3, '2026-06-01Z', '2026-03-01Z', $6, '2026-03-01Z', '2026-03-01Z')`,
    [account, id, status, name, `cus_${id}`, `click-${id}`],
  )

/** Something of the account in every table that can have it. */
export async function addFullLife(rows: Rows, account: number, email: string) {
  await addSubscription(rows, { account, id: `sub-${account}`, status: 'active' })
  await rows(
    `insert into subscription_pause (subscription_id, account_id, starts_at, ends_at)
     select id, account_id, '2026-06-01Z', '2026-08-01Z' from subscription where account_id = $1`,
    [account],
  )
  await rows(
    `insert into payment (account_id, subscription_id, provider, provider_id, months, status, amount, refunded, currency, paid_at)
     select $1, id, 'stripe', $2, months, 'partly_refunded', 6000, 1050, 'EUR', '2026-03-01Z' from subscription where account_id = $1`,
    [account, `in-${account}`],
  )
  await rows(
    `insert into payment_event (provider, id, type, subject, received_at)
     values ('stripe', $1, 'invoice.paid', $2, '2026-03-01Z')`,
    [`evt-${account}`, `cus_sub-${account}`],
  )
  await rows(
    `insert into plan_order (account_id, provider, provider_id, months, cents, trial_days, discount, discounted, created_at, held_until)
     values ($1, 'stripe', $2, 3, 6000, 0, 0, 0, '2026-03-01Z', '2026-03-01Z')`,
    [account, `sub-${account}`],
  )
  await rows(
    `insert into drift (provider, provider_id, account_id, kind, found_at) values ('stripe', $2, $1, 'differs', '2026-03-01Z')`,
    [account, `sub-${account}`],
  )
  await rows(`insert into second_factor values ($1, 'JBSWY3DPEHPK3PXP', '2026-03-01Z', '2026-03-01Z')`, [account])
  await rows(`insert into recovery_code values ($1, 'hash')`, [account])
  await rows(
    `insert into passkey (id, account_id, public_key, counter, transports, name, backed_up, created_at)
     values ($2, $1, 'key', 0, '{internal}', 'Phone', true, '2026-03-01Z')`,
    [account, `passkey ${account}`],
  )
  await rows(`insert into sign_in_step values ($2, 'add-passkey', $1, '{}', '2026-03-09Z')`, [
    account,
    `step ${account}`,
  ])
  await rows(`insert into account_identity values ('https://id.example.org', $2, $1, '2026-03-01Z', '2026-03-01Z')`, [
    account,
    `subject ${account}`,
  ])
  await rows(`insert into consent values ($1, 'immediate_start', '2026-02-01', '2026-03-01Z')`, [account])
  await rows(
    `insert into email_change (account_id, email, old_hash, new_hash, created_at, expires_at)
     values ($1, $2, $3, $4, '2026-03-01Z', '2026-03-09Z')`,
    [account, `new.${email}`, `old ${account}`, `new ${account}`],
  )
  await rows(`insert into follow (account_id, league_id, created_at) select $1, id, '2026-03-02Z' from league`, [
    account,
  ])
  await rows(`insert into api_token (account_id, hash, created_at) values ($1, $2, '2026-03-03Z')`, [
    account,
    `program ${account}`,
  ])
  await rows(`insert into feed_address (account_id, hash, created_at) values ($1, $2, '2026-03-02Z')`, [
    account,
    `hash ${account}`,
  ])
  await rows(
    `with r as (insert into alert_recipient (account_id, language, zone, quiet_from, quiet_to, hourly_limit, hides_everywhere, digest, created_at, seen_at)
       values ($1, 'en', 'Europe/Lisbon', 1380, 480, 20, true, 'weekly', '2026-03-02Z', '2026-03-02Z') returning id),
     w as (insert into alert_wish (recipient_id, league_id, kinds, channels, created_at)
       select r.id, league.id, '{goal}', '{push}', '2026-03-02Z' from r, league)
     insert into alert_channel (recipient_id, kind, address, label, created_at)
     select id, 'ntfy', 'https://ntfy.test/secret-' || $1, '', '2026-03-02Z' from r`,
    [account],
  )
  await rows(
    `insert into returned_contract (account_id, subscription_id, payer, at)
     select account_id, id, 'digest', '2026-03-03Z' from subscription where account_id = $1 limit 1`,
    [account],
  )
  await rows(
    `insert into saved_finder (account_id, name, finder, created_at) values ($1, 'Rested', 'where=homeRest%3A5..', '2026-03-02Z')`,
    [account],
  )
  await rows(`insert into referral_click (id, code, created_at) values ($1, 'alex', '2026-02-28Z')`, [
    `click-sub-${account}`,
  ])
  await rows(
    `insert into contact_message (username, email, message, created_at) values ('A', $1, 'Hello', '2026-03-03Z')`,
    [email],
  )
  await rows(
    `insert into outbox_mail (recipient, reply_to, subject, text, html, created_at, due_at, sent_at)
     values ('desk@touchline.test', $1, 's', 't', 'h', '2026-03-03Z', '2026-03-03Z', '2026-03-03Z'),
            ('desk@touchline.test', $1, 'unsent', 't', 'h', '2026-03-03Z', '2026-03-03Z', null)`,
    [email],
  )
}
