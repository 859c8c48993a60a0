import { account, payment, paymentEvent, rows, selection, statement, subscription } from '@touchline/database'
import { sql } from 'drizzle-orm'
import type pg from 'pg'

/** Something about money that does not settle by itself. */
export interface OpenMatter {
  what: 'disputed' | 'not paid back' | 'not handled'
  since: Date
  email: string | null
  provider: string
  /** The provider's id of the payment, the subscription or the notice. */
  id: string | null
  detail: string | null
}

const MATTERS = statement(() =>
  selection(
    {
      what: sql<OpenMatter['what']>`what`,
      since: sql<Date>`since`,
      email: sql<string | null>`email`,
      provider: sql<string>`provider`,
      id: sql<string | null>`id`,
      detail: sql<string | null>`detail`,
    },
    (columns) => sql`
      select ${columns} from (
        select 'disputed' as what, coalesce(${subscription.heldAt}, ${payment.paidAt}) as since, ${account.email} as email,
          ${payment.provider} as provider, ${payment.providerId} as id, 'answer at the provider' as detail
        from ${payment} join ${subscription} on ${subscription.id} = ${payment.subscriptionId}
          join ${account} on ${account.id} = ${payment.accountId}
        where ${payment.dispute} = 'open'
        union all
        select 'not paid back', ${subscription.withdrawnAt}, ${account.email}, ${payment.provider}, ${payment.providerId},
          case when ${subscription.refusedAt} is null then 'withdrawn from' else 'refused' end
        from ${payment} join ${subscription} on ${subscription.id} = ${payment.subscriptionId}
          join ${account} on ${account.id} = ${payment.accountId}
        where ${subscription.withdrawnAt} is not null and ${payment.dispute} is null
          and ${payment.status} in ('paid', 'partly_refunded')
        union all
        select 'not handled', ${paymentEvent.receivedAt}, null, ${paymentEvent.provider}, ${paymentEvent.id}, ${paymentEvent.error}
        from ${paymentEvent} where ${paymentEvent.handledAt} is null and ${paymentEvent.error} is not null
      ) matter
      order by since, id`,
  ),
)

/** Everything about money that needs the operator's hand, the oldest first. */
export const findOpenMatters = (pool: pg.Pool): Promise<OpenMatter[]> => rows(pool, MATTERS, {})
