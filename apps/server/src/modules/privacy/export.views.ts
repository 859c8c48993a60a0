import type { exportAccount } from '@touchline/contract'
import { countryById } from '@touchline/football'
import type { CallAnswer } from '../../platform/http/serve.ts'
import { viewAlerts } from '../alerts/recipients/alerts.view.ts'
import { viewHidden } from '../hidden-scores/hidden-scores.view.ts'
import type { StoredAccount } from './export.queries.ts'

const text = (instant: Date | null) => instant?.toISOString() ?? null

export function viewExport(stored: StoredAccount, now: Date): CallAnswer<typeof exportAccount> {
  const { account, favourites, follows, address, finders, sessions, subscriptions, payments, consents } = stored
  const { clicks, messages, alerts, program, passkeys, providers } = stored
  return {
    exported_at: now.toISOString(),
    account: {
      username: account.username,
      email: account.email,
      pending_email: account.pendingEmail,
      country: countryById(account.countryId)?.name ?? String(account.countryId),
      language: account.language,
      created_at: account.createdAt.toISOString(),
      activated_at: text(account.activatedAt),
      seen_at: account.seenAt.toISOString(),
      role: account.role,
      blocked_at: text(account.blockedAt),
      second_factor_since: text(account.secondFactorSince),
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        created_at: createdAt.toISOString(),
        last_used_at: text(lastUsedAt),
      })),
      providers: providers.map(({ issuer, since }) => ({ issuer, since: since.toISOString() })),
    },
    favourite_leagues: favourites.map(({ leagueId, name, since }) => ({
      league_id: leagueId,
      name,
      since: since.toISOString(),
    })),
    follows: follows.map(({ teamId, matchId, playerId, name, since }) => ({
      kind: teamId !== null ? ('team' as const) : matchId !== null ? ('match' as const) : ('player' as const),
      id: teamId ?? matchId ?? playerId ?? 0,
      name,
      since: since.toISOString(),
    })),
    alerts: alerts && {
      ...viewAlerts(alerts, now),
      country: alerts.recipient.country,
      hidden_scores: viewHidden(alerts.hidden),
    },
    feed_address_since: text(address?.since ?? null),
    api_token_since: text(program?.since ?? null),
    finders: finders.map(({ createdAt, ...finder }) => ({ ...finder, created_at: createdAt.toISOString() })),
    sessions: sessions.map(({ createdAt, expiresAt, userAgent }) => ({
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      user_agent: userAgent,
    })),
    subscriptions: subscriptions.map(({ provider, months, status, payer, pauses, ...dates }) => ({
      provider,
      months,
      status,
      payer,
      started_at: text(dates.startedAt),
      paid_through: text(dates.paidThrough),
      cancelled_at: text(dates.cancelledAt),
      withdrawn_at: text(dates.withdrawnAt),
      refused_at: text(dates.refusedAt),
      held_at: text(dates.heldAt),
      pauses: pauses.map(({ starts, ends }) => ({
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(ends).toISOString(),
      })),
    })),
    payments: payments.map(({ amount, refunded, paidAt, ...payment }) => ({
      ...payment,
      amount: amount / 100,
      refunded: refunded / 100,
      paid_at: paidAt.toISOString(),
    })),
    consents: consents.map(({ agreedAt, ...consent }) => ({ ...consent, agreed_at: agreedAt.toISOString() })),
    referral_clicks: clicks.map(({ code, createdAt }) => ({ code, created_at: createdAt.toISOString() })),
    contact_messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      created_at: createdAt.toISOString(),
    })),
  }
}
