import {
  account,
  type Database,
  execute,
  inTransaction,
  type Placeholders,
  payment,
  query,
  readMeta,
  rows,
  statement,
  subscription,
  worldOf,
  writeMeta,
} from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import { LANGUAGES } from '@touchline/messages'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { addAccount } from '../../accounts/accounts.queries.ts'
import { demoSubscription } from '../../billing/demo/demo-provider.ts'
import { defaultTerms } from '../../billing/plans/orders.queries.ts'
import type { ProviderPayment } from '../../billing/provider.ts'

const MEMBERS = 240
/** Days since the first one joined. */
const DAYS = 420
const MADE = 'demo:members'
/** No password has this hash, so nobody can sign in. */
const NO_PASSWORD = 'none'
const FIRST =
  'ana rui ines tiago marta joao sofia bruno clara pedro lucia diego emma jack olivia harry lena jonas mia felix'
const LAST = 'silva costa ramos moreira pinto garcia lopez smith jones taylor evans weber koch meyer rossi bianchi'
/** Portugal most, then England, Brazil, Spain, Germany, Italy, France. */
const COUNTRIES = [178, 178, 178, 72, 72, 39, 207, 86, 111, 81]
const PLANS = [1, 1, 1, 3, 3, 12]

/** The same numbers at every start. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Bought {
  accountId: number
  months: number
  startedAt: Date
  cancelledAt: Date | null
  /** The last renewal was refused. */
  isOpen: boolean
}

/** Makes members of the demo world with plans and payments, once, so that the console has some to show. */
export async function makeDemoMembers(database: Database, now: Date): Promise<void> {
  if ((await worldOf(database.pool)) !== 'demo' || (await readMeta(database.pool, MADE)) === true) return
  await inTransaction(database, async (client) => {
    await writeMeta(client, MADE, true)
    const bought = await addMembers(client, now)
    await addPlans(client, bought, now)
  })
}

async function addMembers(client: pg.ClientBase, now: Date): Promise<Bought[]> {
  const pick = numbersFrom(1863)
  const [first, last] = [FIRST.split(' '), LAST.split(' ')]
  const bought: Bought[] = []
  const from = <T>(list: readonly T[]): T => list[pick(list.length)] as T
  for (let at = 0; at < MEMBERS; at++) {
    const joinedAt = new Date(now.getTime() - Math.floor((DAYS * (MEMBERS - at) * DAY_MS) / MEMBERS) - pick(DAY_MS))
    const username = `${from(first)}.${from(last)}${at + 1}`
    const countryId = from(COUNTRIES)
    const added = { username, email: `${username}@example.com`, passwordHash: NO_PASSWORD, countryId } as const
    const activatedAt = pick(20) === 0 ? null : joinedAt
    const accountId = await addAccount(client, { ...added, language: from(LANGUAGES), activatedAt }, joinedAt)
    if (accountId === null) continue
    const seenAt = new Date(
      now.getTime() - pick(now.getTime() - joinedAt.getTime()) ** 2 / (now.getTime() - joinedAt.getTime()),
    )
    await execute(client, query.update(account).set({ seenAt }).where(eq(account.id, accountId)))
    const startedAt = new Date(joinedAt.getTime() + pick(10) * DAY_MS)
    if (activatedAt === null || pick(10) < 4 || startedAt >= now) continue
    const cancelledAt = new Date(startedAt.getTime() + pick(300) * DAY_MS)
    const isCancelled = pick(10) < 4 && cancelledAt < now
    const isOpen = !isCancelled && pick(25) === 0
    bought.push({ accountId, months: from(PLANS), startedAt, cancelledAt: isCancelled ? cancelledAt : null, isOpen })
  }
  return bought
}

const ID_OF = statement((p: Placeholders<{ provider: 'demo' }>) =>
  query
    .select({ id: subscription.id, providerId: subscription.providerId })
    .from(subscription)
    .where(eq(subscription.provider, p.provider)),
)

async function addPlans(client: pg.ClientBase, bought: readonly Bought[], now: Date): Promise<void> {
  // Another process made them meanwhile.
  if (bought.length === 0) return
  const plans = bought.map(({ isOpen, ...facts }) => {
    const id = `demo-member-${facts.accountId}`
    const { status, paidThrough, payments } = demoSubscription(
      { ...facts, id, clickId: null, ended: false },
      { terms: defaultTerms(facts.months), now },
    )
    return { ...facts, id, isOpen, status, paidThrough, payments: paid(payments, isOpen) }
  })
  const since = (startedAt: Date) => ({ startedAt, createdAt: startedAt, updatedAt: now })
  await execute(
    client,
    query.insert(subscription).values(
      plans.map(({ id, accountId, months, status, isOpen, paidThrough, cancelledAt, startedAt, payments }) => ({
        ...{ accountId, provider: 'demo' as const, providerId: id, months, cancelledAt },
        ...since(startedAt),
        status: isOpen ? ('past_due' as const) : status,
        paidThrough: isOpen ? (payments.at(-1)?.paidAt ?? null) : paidThrough,
      })),
    ),
  )
  const ids = new Map((await rows(client, ID_OF, { provider: 'demo' })).map((row) => [row.providerId, row.id]))
  await execute(
    client,
    query.insert(payment).values(
      plans.flatMap(({ id, accountId, months, payments }) =>
        payments.map(({ id: providerId, ...one }) => ({
          ...one,
          ...{ accountId, months, provider: 'demo' as const, providerId, subscriptionId: ids.get(id) ?? 0 },
        })),
      ),
    ),
  )
}

/** Payments of a plan; the last one failed if the plan waits for its money. */
const paid = (payments: readonly ProviderPayment[], isOpen: boolean): ProviderPayment[] =>
  payments.map((one, at) => (isOpen && at === payments.length - 1 ? { ...one, status: 'failed' } : one))
