import type { Comparison, consoleMoney, DriftRow } from '@touchline/contract'
import type { CallAnswer } from '../../../platform/http/serve.ts'
import type { ComparisonState } from '../../billing/subscriptions/comparison.ts'
import { maskName } from '../audit/mask.ts'
import { pageAtProvider } from '../members/provider-pages.ts'
import type { disputedPayments, findDrift, pastDue } from './open.queries.ts'

type Money = CallAnswer<typeof consoleMoney>
type Rows<T extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>[number]

const text = (instant: Date | null) => instant?.toISOString() ?? null

/** @param personal whether names may be seen */
export const viewDispute = (one: Rows<typeof disputedPayments>, personal: boolean): Money['disputed'][number] => ({
  member_id: one.memberId,
  member: personal ? one.member : maskName(one.member),
  payment_id: one.paymentId,
  provider: one.provider,
  provider_url: personal ? pageAtProvider(one.provider, 'payment', one.providerId) : null,
  cents: one.cents,
  paid_at: one.paidAt.toISOString(),
  dispute: one.dispute,
})

export const viewPastDue = (one: Rows<typeof pastDue>, personal: boolean): Money['open_payments'][number] => ({
  member_id: one.memberId,
  member: personal ? one.member : maskName(one.member),
  provider: one.provider,
  months: one.months,
  cents: one.cents,
  since: text(one.since),
  access_until: text(one.accessUntil),
})

export const viewDrift = (one: Rows<typeof findDrift>, personal: boolean): DriftRow => ({
  provider: one.provider,
  provider_id: personal ? one.providerId : maskName(one.providerId),
  provider_url: personal ? pageAtProvider(one.provider, 'subscription', one.providerId) : null,
  member_id: one.accountId,
  kind: one.kind,
  ours: one.ours,
  theirs: one.theirs,
  found_at: one.foundAt.toISOString(),
  settled_at: text(one.settledAt),
})

export const viewComparison = ({ askedAt, startedAt, finishedAt, ...counts }: ComparisonState): Comparison => ({
  asked_at: askedAt,
  started_at: startedAt,
  finished_at: finishedAt,
  ...counts,
})
