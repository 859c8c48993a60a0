import type { AlertsAnswer } from '@touchline/contract'
import { alertRecipient, firstRow, type Placeholders, query, statement } from '@touchline/database'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { CountryOf } from '../../../platform/http/prices/visitor-country.ts'
import { preferredLanguage } from '../../../platform/preferred-language.ts'
import { viewerIfAny } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import type { GuardedPost } from '../channels/guarded-post.ts'
import type { AlertTokens } from '../tokens.ts'
import { viewAlerts, viewSettings } from './alerts.view.ts'
import { alertsOf } from './find-alerts.ts'
import { findRecipient, noteSeen, openRecipient, type Recipient, type Whose } from './recipient.queries.ts'

export interface AlertRoutesDeps extends ModuleDeps {
  guard: GuardedPost
  tokens: AlertTokens
  pushKey: string
  countryOf: CountryOf
}

const BY_ID = statement((p: Placeholders<{ id: number }>) =>
  query.select().from(alertRecipient).where(eq(alertRecipient.id, p.id)),
)

/** The recipient of a request, with all their alerts as the calls answer them. */
export function openAlerts({ database, clock, access, pushKey, countryOf }: AlertRoutesDeps) {
  const { pool } = database

  const whoseOf = async (request: FastifyRequest, key: string | null): Promise<Whose | null> => {
    const viewer = await viewerIfAny({ database, clock, access }, request)
    if (viewer) return { accountId: viewer.accountId, language: viewer.language }
    return key === null ? null : { key }
  }

  const firstSettings = (whose: Whose | null, request: FastifyRequest) => ({
    language:
      whose !== null && 'accountId' in whose
        ? whose.language
        : (preferredLanguage(request.headers['accept-language']) ?? SOURCE_LANGUAGE),
    zone: '+0',
    country: countryOf(request.raw),
  })

  const openAccount = (whose: Whose | null, request: FastifyRequest, now: Date) =>
    openRecipient(pool, { whose, firstSettings: firstSettings(whose, request), now })

  const open = async (request: FastifyRequest, key: string | null, now: Date) =>
    openAccount(await whoseOf(request, key), request, now)

  const answer = async (id: number, newKey: string | null): Promise<AlertsAnswer> => {
    const recipient = await firstRow(pool, BY_ID, { id })
    if (recipient === null) throw new Error('The recipient is gone')
    return answerOf(recipient, newKey)
  }

  const answerOf = async (recipient: Recipient, newKey: string | null): Promise<AlertsAnswer> => ({
    ...{ key: newKey, push_key: pushKey },
    ...viewAlerts(await alertsOf(database, recipient), clock.now()),
  })

  /** Reading stores nothing for a recipient without settings. */
  const read = async (request: FastifyRequest, key: string | null): Promise<AlertsAnswer> => {
    const whose = await whoseOf(request, key)
    const now = clock.now()
    const recipient = whose && (await findRecipient(pool, whose))
    if (recipient) {
      await noteSeen(pool, { recipient, country: countryOf(request.raw), now })
      return answerOf(recipient, null)
    }
    const first = firstSettings(whose, request)
    const none: Recipient = {
      ...{ id: 0, accountId: null, keyHash: null, ...first, quietFrom: null, quietTo: null, hourlyLimit: 20 },
      ...{
        hidesScores: false,
        hidesEverywhere: false,
        shownUntil: null,
        digest: 'off',
        digestDueAt: null,
        createdAt: now,
        seenAt: now,
      },
    }
    const settings = viewSettings(none, false)
    return { key: null, push_key: pushKey, settings, wishes: [], channels: [], muted: [], sent: [] }
  }

  return { open, openAccount, answer, read }
}
