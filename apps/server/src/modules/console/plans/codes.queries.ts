import {
  execute,
  firstRow,
  type Placeholders,
  planOrder,
  promotion,
  type Queryable,
  query,
  rows,
  statement,
} from '@touchline/database'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

const MAX_LISTED = 200

const countOf = (which: ReturnType<typeof sql>) =>
  sql<number>`(
  select count(distinct ${planOrder.accountId})::int from ${planOrder} where ${planOrder.promotionId} = ${promotion.id} and ${which})`

const LISTED = statement((p: Placeholders<{ now: Date }>) =>
  query
    .select({
      id: promotion.id,
      code: promotion.code,
      kind: promotion.kind,
      value: promotion.value,
      months: promotion.months,
      maxUses: promotion.maxUses,
      until: promotion.until,
      note: promotion.note,
      createdAt: promotion.createdAt,
      endedAt: promotion.endedAt,
      uses: countOf(sql`${planOrder.begunAt} is not null`),
      open: countOf(sql`${planOrder.begunAt} is null and ${planOrder.heldUntil} > ${p.now}`),
    })
    .from(promotion)
    .orderBy(desc(promotion.id))
    .limit(MAX_LISTED),
)

/** The newest codes, with their uses. */
export const listCodes = (client: Queryable, now: Date) => rows(client, LISTED, { now })

type NewCode = Pick<typeof promotion.$inferInsert, 'code' | 'kind' | 'value' | 'months' | 'maxUses' | 'until' | 'note'>

/** @returns false if the code exists */
export const addPromotion = async (client: Queryable, added: NewCode, now: Date): Promise<boolean> =>
  (await execute(
    client,
    query
      .insert(promotion)
      .values({ ...added, createdAt: now })
      .onConflictDoNothing(),
  )) === 1

const BY_ID = statement((p: Placeholders<{ id: number }>) =>
  query
    .select({ code: promotion.code, kind: promotion.kind, endedAt: promotion.endedAt })
    .from(promotion)
    .where(eq(promotion.id, p.id))
    .for('update'),
)

export const holdCode = (client: Queryable, id: number) => firstRow(client, BY_ID, { id })

export const endPromotion = (client: Queryable, id: number, now: Date) =>
  execute(
    client,
    query
      .update(promotion)
      .set({ endedAt: now })
      .where(and(eq(promotion.id, id), isNull(promotion.endedAt))),
  )
