import {
  firstRow,
  type Placeholders,
  planOrder,
  promotion,
  type Queryable,
  query,
  type RowOf,
  statement,
} from '@touchline/database'
import { eq, type Placeholder, sql } from 'drizzle-orm'

/** How many accounts use a promotion: those that began with it, and those with an open checkout, except that account's. */
const usesOf = (now: Placeholder | Date, other: Placeholder | number) =>
  sql<number>`(
  select count(distinct ${planOrder.accountId})::int from ${planOrder}
  where ${planOrder.promotionId} = ${promotion.id} and ${planOrder.accountId} <> ${other}
    and (${planOrder.begunAt} is not null or ${planOrder.heldUntil} > ${now}))`

interface Asked {
  code: string
  accountId: number
  now: Date
}

const BY_CODE = statement((p: Placeholders<Asked>) =>
  query
    .select({
      id: promotion.id,
      kind: promotion.kind,
      value: promotion.value,
      months: promotion.months,
      maxUses: promotion.maxUses,
      until: promotion.until,
      endedAt: promotion.endedAt,
      uses: usesOf(p.now, p.accountId),
      /** Whether this account began with it before. */
      used: sql<boolean>`exists (
        select from ${planOrder} where ${planOrder.promotionId} = ${promotion.id}
          and ${planOrder.accountId} = ${p.accountId} and ${planOrder.begunAt} is not null)`,
    })
    .from(promotion)
    .where(eq(promotion.code, p.code)),
)

export type FoundPromotion = RowOf<typeof BY_CODE>

/** Codes are the same in capitals and small letters. */
export const foldCode = (code: string): string => code.trim().toUpperCase()

/** Why a promotion cannot be used; null when it can. */
export type PromotionFault = 'unknown' | 'over' | 'used_up' | 'used'

/** @param accountId 0 for a visitor */
export const findPromotion = (client: Queryable, asked: Asked): Promise<FoundPromotion | null> =>
  firstRow(client, BY_CODE, { ...asked, code: foldCode(asked.code) })

export function faultOf(found: FoundPromotion | null, now: Date): PromotionFault | null {
  if (found === null) return 'unknown'
  if (found.endedAt !== null || (found.until !== null && found.until <= now)) return 'over'
  if (found.used) return 'used'
  return found.maxUses !== null && found.uses >= found.maxUses ? 'used_up' : null
}

const HELD = statement((p: Placeholders<{ code: string }>) =>
  query.select({ id: promotion.id }).from(promotion).where(eq(promotion.code, p.code)).for('update'),
)

/** Uses of a promotion are counted one after the other until the transaction ends. */
export const holdPromotion = (client: Queryable, code: string) => firstRow(client, HELD, { code: foldCode(code) })
