import {
  account,
  contactMessage,
  type Database,
  feedProblem,
  firstRow,
  fixture,
  outboxMail,
  type Placeholders,
  payment,
  selection,
  statement,
  subscription,
} from '@touchline/database'
import { sql } from 'drizzle-orm'

interface Since {
  now: Date
  /** Mail that waits since before is stuck. */
  stuck: Date
  /** How long problems of sources are shown. */
  problems: Date
  /** States of matches that are decided or off. */
  over: readonly number[]
}

/** The last payment of each subscription that waits for one. */
const FAILED = sql`(select distinct on (${payment.subscriptionId}) ${payment.subscriptionId}, ${payment.amount}, ${payment.paidAt}
  from ${payment} join ${subscription} on ${subscription.id} = ${payment.subscriptionId}
  where ${subscription.status} = 'past_due' and ${payment.status} = 'failed'
  order by ${payment.subscriptionId}, ${payment.paidAt} desc)`

const FACTS = statement((p: Placeholders<Since>) =>
  selection(
    {
      openPayments: sql<number>`(select count(*) from ${subscription} where ${subscription.status} = 'past_due')::integer`,
      openCents: sql<number>`coalesce((select sum(f.amount) from ${FAILED} f), 0)::integer`,
      openSince: sql<Date | null>`(select min(f.paid_at) from ${FAILED} f)`,
      stuckMails: sql<number>`(select count(*) from ${outboxMail} where ${outboxMail.sentAt} is null
        and ${outboxMail.createdAt} < ${p.stuck})::integer`,
      stuckSince: sql<Date | null>`(select min(${outboxMail.createdAt}) from ${outboxMail} where ${outboxMail.sentAt} is null)`,
      mailError: sql<
        string | null
      >`(select ${outboxMail.lastError} from ${outboxMail} where ${outboxMail.sentAt} is null
        and ${outboxMail.lastError} is not null order by ${outboxMail.id} desc limit 1)`,
      problems: sql<number>`(select count(*) from ${feedProblem} where ${feedProblem.lastAt} > ${p.problems})::integer`,
      problemsSince: sql<Date | null>`(select min(${feedProblem.firstAt}) from ${feedProblem} where ${feedProblem.lastAt} > ${p.problems})`,
      contacts: sql<number>`(select count(*) from ${contactMessage} where ${contactMessage.state} = 'open')::integer`,
      contactsSince: sql<Date | null>`(select min(${contactMessage.createdAt}) from ${contactMessage} where ${contactMessage.state} = 'open')`,
      paying: sql<number>`(select count(distinct ${subscription.accountId}) from ${subscription}
        where ${subscription.status} = 'active' and ${subscription.provider} <> 'grant')::integer`,
      accounts: sql<number>`(select count(*) from ${account} where ${account.activatedAt} is not null)::integer`,
      today: sql<number>`(select count(*) from ${fixture} where ${fixture.kickoff} >= date_trunc('day', ${p.now}::timestamptz, 'UTC')
        and ${fixture.kickoff} < date_trunc('day', ${p.now}::timestamptz, 'UTC') + interval '1 day')::integer`,
      todayOpen: sql<number>`(select count(*) from ${fixture} where ${fixture.kickoff} >= date_trunc('day', ${p.now}::timestamptz, 'UTC')
        and ${fixture.kickoff} < ${p.now}::timestamptz - interval '4 hours' and ${fixture.stateId} <> all(${p.over}::smallint[]))::integer`,
    },
    (columns) => sql`select ${columns}`,
  ),
)

/** Facts of the database that may need an operator. */
export async function findHealthFacts({ pool }: Pick<Database, 'pool'>, since: Since) {
  const facts = await firstRow(pool, FACTS, { ...since })
  if (facts === null) throw new Error('The database answered without a row')
  return facts
}
export type HealthFacts = Awaited<ReturnType<typeof findHealthFacts>>
