import type { Database } from '@touchline/database'

type Store = Pick<Database, 'pool'>

const FIRST_WAIT_S = 60
const LONGEST_WAIT_S = 6 * 3_600
/** As long as a browser remembers the click. */
const CLICKS_KEPT_MS = 30 * 24 * 3_600_000

/** A process takes a row by moving its next turn on, so that two processes do not report the same thing at once. */
const NEXT_TURN = `attempts = c.attempts + 1,
       due_at = $1::timestamptz + least(${FIRST_WAIT_S} * power(2, c.attempts), ${LONGEST_WAIT_S}) * interval '1 second'`

export async function storeClick({ pool }: Store, click: { id: string; code: string }, now: Date): Promise<void> {
  await pool.query('insert into referral_click (id, code, created_at, due_at) values ($1, $2, $3, $3)', [
    click.id,
    click.code,
    now,
  ])
}

export interface UnreportedClick {
  id: string
  code: string
}

/** Takes a click that the referral service does not know yet and that is due. */
export async function takeClick({ pool }: Store, now: Date): Promise<UnreportedClick | null> {
  const { rows } = await pool.query<UnreportedClick>(
    `update referral_click c set ${NEXT_TURN}
     where c.id = (
       select id from referral_click where external_id is null and due_at <= $1
       order by due_at, id limit 1 for update skip locked)
     returning c.id, c.code`,
    [now],
  )
  return rows[0] ?? null
}

export interface UnreportedConversion {
  id: string
  /** The click as the service calls it. */
  externalId: string
  /** The first payment, as its provider calls it. */
  paymentId: string
  /** Cents. */
  amount: number
}

/** Takes a click that led to a first payment that the referral service was not yet informed of. In the demo world no money moves. */
export async function takeConversion({ pool }: Store, now: Date): Promise<UnreportedConversion | null> {
  const { rows } = await pool.query<UnreportedConversion>(
    `update referral_click c set ${NEXT_TURN}
     from (
       select k.id, f.provider_id, f.amount from subscription s
       join referral_click k on k.id = s.click_id
       cross join lateral (
         select p.provider_id, p.amount from payment p join subscription of_click on of_click.id = p.subscription_id
         where of_click.click_id = k.id and p.status = 'paid' and p.provider <> 'demo'
         order by p.paid_at, p.id limit 1) f
       where k.external_id is not null and k.due_at <= $1
       order by k.due_at, k.id limit 1 for update of k skip locked) due
     where c.id = due.id
     returning c.id, c.external_id as "externalId", due.provider_id as "paymentId", due.amount`,
    [now],
  )
  return rows[0] ?? null
}

/** The service knows the click now; what comes of it may be reported at once. */
export async function clickReported({ pool }: Store, id: string, externalId: string, now: Date): Promise<void> {
  await pool.query('update referral_click set external_id = $2, due_at = $3, attempts = 0 where id = $1', [
    id,
    externalId,
    now,
  ])
}

export async function conversionReported({ pool }: Store, id: string, now: Date): Promise<void> {
  await pool.query('update referral_click set converted_at = $2, due_at = null where id = $1', [id, now])
}

/** What the service refused is unknown again. */
export async function stopReporting({ pool }: Store, id: string): Promise<void> {
  await pool.query('update referral_click set due_at = null where id = $1', [id])
}

/** Drops clicks after 30 days unless something was bought by them; those stay as long as what was bought. */
export async function dropOldClicks({ pool }: Store, now: Date): Promise<void> {
  await pool.query(
    `delete from referral_click c where c.created_at < $1
     and not exists (select 1 from subscription s where s.click_id = c.id)`,
    [new Date(now.getTime() - CLICKS_KEPT_MS)],
  )
}
