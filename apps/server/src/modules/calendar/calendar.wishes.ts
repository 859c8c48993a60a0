import { isZone } from '@touchline/football'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { publicError } from '../../platform/http/errors.ts'
import { preferredLanguage } from '../../platform/preferred-language.ts'

/** Ids and secrets in an address. */
export const ID = '(^[1-9]\\d{0,8})'
export const SECRET = '(^[\\w-]{43})'

const wishes = z.object({
  lang: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`).optional(),
  zone: z.string().max(60).refine(isZone, 'must be a time zone such as Europe/Lisbon').optional(),
  scores: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  alarm: z.coerce
    .number({ error: 'must be minutes' })
    .int('must be minutes')
    .min(0, 'must be minutes')
    .max(10_080, 'must be a week or less')
    .optional(),
  round: z.string().min(1).max(80).optional(),
})

/** The options in the address of a calendar or feed; the language of the request by default. */
export function readWishes(request: FastifyRequest, own: Language | undefined) {
  const parsed = wishes.safeParse(request.query)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw publicError('bad_request', `Query ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { lang, zone, scores, alarm, round } = parsed.data
  return {
    language: lang ?? own ?? preferredLanguage(request.headers['accept-language']) ?? SOURCE_LANGUAGE,
    zone: zone ?? null,
    scores: scores === undefined ? null : scores === '1',
    alarm: alarm ?? null,
    round,
  }
}
