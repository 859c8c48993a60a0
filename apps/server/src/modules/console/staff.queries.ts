import type { Role } from '@touchline/contract'
import { account, type Database, type Placeholders, type Queryable, query, rows, statement } from '@touchline/database'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { asksForPasskey, hasApp } from '../accounts/second-factor/factors.queries.ts'

const STAFF = statement(() =>
  query
    .select({
      id: account.id,
      username: account.username,
      email: account.email,
      role: sql<Role>`${account.role}`,
      secondFactor: sql<boolean>`(${hasApp} or ${asksForPasskey})`,
      seenAt: account.seenAt,
    })
    .from(account)
    .where(isNotNull(account.role))
    .orderBy(sql`array_position('{owner,support,editor,analyst}', ${account.role})`, asc(account.id)),
)

/** Everybody with a role, owners first. */
export const findStaff = ({ pool }: Pick<Database, 'pool'>) => rows(pool, STAFF, {})

const OTHER_OWNERS = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'owner'), sql`${account.id} <> ${p.id}`, sql`${account.blockedAt} is null`))
    .for('update'),
)

/** Whether somebody else owns the site; the others are locked, so that two owners do not take the role from each other. */
export const hasOtherOwner = async (client: Queryable, id: number): Promise<boolean> =>
  (await rows(client, OTHER_OWNERS, { id })).length > 0
