import { addAccount } from '../../apps/server/src/modules/accounts/accounts.queries.ts'
import { openSession } from '../../apps/server/src/modules/accounts/sessions/session.queries.ts'
import { type Database, inTransaction } from '../../packages/database/src/index.ts'

const ENGLAND = 72

/** Writes accounts that have paid for a month from `now` on and are signed in. @returns their ids and tokens */
export function addSubscribers(database: Database, count: number, now: Date): Promise<{ id: number; token: string }[]> {
  return inTransaction(database, async (client) => {
    const added: { id: number; token: string }[] = []
    for (let at = 1; at <= count; at++) {
      const account = {
        username: `reader${at}`,
        email: `reader${at}@example.org`,
        language: 'en',
        passwordHash: '',
      } as const
      const id = (await addAccount(client, { ...account, countryId: ENGLAND, activatedAt: now }, now)) ?? 0
      await client.query(
        `insert into subscription (account_id, provider, months, status, paid_through, created_at, updated_at)
         values ($1, 'grant', 1, 'active', $2::timestamptz + interval '1 month', $2, $2)`,
        [id, now],
      )
      added.push({ id, token: await openSession(client, { accountId: id, userAgent: undefined }, now) })
    }
    return added
  })
}
