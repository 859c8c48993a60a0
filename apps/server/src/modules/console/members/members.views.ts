import type { MemberDetails, MemberRow } from '@touchline/contract'
import { countryById } from '@touchline/football'
import { leftOf } from '../../billing/refunds/refunds.queries.ts'
import { viewEntry } from '../audit/audit.routes.ts'
import { maskEmail, maskName } from '../audit/mask.ts'
import type { StoredMemberDetails } from './member.queries.ts'
import type { StoredMember } from './members.queries.ts'
import { pageAtProvider } from './provider-pages.ts'

const text = (instant: Date | null) => instant?.toISOString() ?? null
const euros = (cents: number) => cents / 100

/** @param personal whether names and addresses may be seen */
export function viewMember(stored: StoredMember, personal: boolean): MemberRow {
  const { id, username, email, countryId, state, months, accessUntil, paid, createdAt, seenAt } = stored
  const country = countryById(countryId)
  return {
    id,
    username: personal ? username : maskName(username),
    email: personal ? email : maskEmail(email),
    country: { id: countryId, name: country?.name ?? String(countryId), code: country?.code ?? '' },
    state,
    months,
    access_until: text(accessUntil),
    paid: euros(paid),
    joined_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }
}

/** Attempts after which a mail that waits is failing. */
const FAILING_FROM = 1

export function viewDetails(stored: StoredMemberDetails, personal: boolean): MemberDetails {
  const { member, favourites, sessions, subscriptions, payments, mails, entries } = stored
  const own = <T>(value: T) => (personal ? value : null)
  return {
    version: member.version,
    member: {
      ...viewMember(member, personal),
      language: member.language,
      confirmed: member.activatedAt !== null,
      blocked_at: text(member.blockedAt),
      second_factor: member.hasFactor,
      role: member.role,
      favourite_leagues: personal ? favourites.map(({ name }) => name) : [],
      finders: member.finders,
      terms_agreed_at: text(member.termsAgreedAt),
      terms_day: member.termsDay,
    },
    sessions: sessions.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      user_agent: own(userAgent),
    })),
    subscriptions: subscriptions.map(({ id, provider, providerId, months, status, checked, ...dates }) => ({
      id,
      provider,
      provider_id: own(providerId),
      provider_url: own(pageAtProvider(provider, 'subscription', providerId)),
      months,
      status,
      started_at: text(dates.startedAt),
      paid_through: text(dates.paidThrough),
      cancelled_at: text(dates.cancelledAt),
      held_at: text(dates.heldAt),
      checked,
      closed_at: text(dates.closedAt),
    })),
    payments: payments.map(({ subscriptionId, providerId, paidAt, receiptUrl, ...payment }) => ({
      ...payment,
      subscription_id: subscriptionId,
      provider_id: own(providerId),
      provider_url: own(pageAtProvider(payment.provider, 'payment', providerId)),
      amount: euros(payment.amount),
      refunded: euros(payment.refunded),
      refundable: euros(leftOf(payment)),
      under_way: euros(payment.underWay),
      refund_error: payment.refundError,
      paid_at: paidAt.toISOString(),
      receipt_url: own(receiptUrl),
    })),
    mails: mails.map(({ id, subject, createdAt, sentAt, attempts, lastError }) => ({
      id,
      subject,
      created_at: createdAt.toISOString(),
      state:
        sentAt !== null ? ('sent' as const) : attempts >= FAILING_FROM ? ('failing' as const) : ('waiting' as const),
      sent_at: text(sentAt),
      attempts,
      last_error: own(lastError),
    })),
    audit: entries.map((entry) => viewEntry(entry, personal)),
  }
}
