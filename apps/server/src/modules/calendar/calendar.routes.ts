import { feedAddressSince, removeFeedAddress, renewFeedAddress } from '@touchline/contract'
import { DAY_MS } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prepareAnswer, sendAnswer } from '../../platform/cache/send.ts'
import { publicError } from '../../platform/http/errors.ts'
import { API_HEADERS, READABLE_ANYWHERE } from '../../platform/http/security.ts'
import { serve } from '../../platform/http/serve.ts'
import { viewerOf } from '../accounts/sessions/viewer.ts'
import { findHidden } from '../hidden-scores/hidden-scores.queries.ts'
import { withoutHidden } from '../hidden-scores/leaves-score-out.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findCalendar, nameOfScope, type Scope } from './calendar.queries.ts'
import { type CalendarWishes, viewCalendar } from './calendar.view.ts'
import { ID, readWishes, SECRET } from './calendar.wishes.ts'
import { addressSince, dropAddress, ownerOf, renewAddress } from './feed-address.queries.ts'

const BACK_MS = 60 * DAY_MS
const AHEAD_MS = 400 * DAY_MS
/** A country has many leagues, so only near matches are listed. */
const COUNTRY_AHEAD_MS = 30 * DAY_MS
const TTL_MS = 300_000
/** The API calls of the secret address. */
export async function feedAddressRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, feedAddressSince, async ({ request }) => ({
    since: (await addressSince(database, viewerOf(request).accountId))?.toISOString() ?? null,
  }))

  serve(app, renewFeedAddress, async ({ request }) => {
    const now = clock.now()
    return { since: now.toISOString(), secret: await renewAddress(database, viewerOf(request).accountId, now) }
  })

  serve(app, removeFeedAddress, async ({ request }) => {
    await dropAddress(database, viewerOf(request).accountId)
    return { since: null }
  })
}

/** Calendars for programs of any maker: matches of a team, league, round or country, and of all that an account follows. */
export async function calendarRoutes(app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  const { database, clock, brand, publicUrl } = deps
  const hidden = { schema: { hide: true } }

  const send = async (
    request: FastifyRequest,
    { reply, scope, language }: { reply: FastifyReply; scope: Scope; language?: Language },
  ) => {
    const { round: ofRound, ...read } = readWishes(request, language)
    const asked: CalendarWishes = { ...read, scores: read.scores ?? false }
    const round = scope.kind === 'league' ? ofRound : undefined
    const whole: Scope = scope.kind === 'league' ? { ...scope, round } : scope
    const isOwn = scope.kind === 'account'
    const key = `calendar ${JSON.stringify([whole, asked])}`
    const answer = await app.answerCache.fill(key, async () => {
      const named = await nameOfScope(database, whole)
      if (named === null) throw publicError('not_found', `There is no such ${scope.kind}.`)
      const now = clock.now()
      const ahead = scope.kind === 'country' ? COUNTRY_AHEAD_MS : AHEAD_MS
      const span = { from: new Date(now.getTime() - BACK_MS), to: new Date(now.getTime() + ahead) }
      const [found, hidden] = await Promise.all([
        findCalendar(database, whole, span),
        isOwn ? findHidden(database.pool, { accountId: scope.id }) : null,
      ])
      const rows = withoutHidden(found, { hidesScores: false, hidden }, now)
      const t = textsOf(asked.language, 'calendar')
      const name = isOwn ? t('own') : round === undefined ? named : `${named}, ${t('round', { round })}`
      return prepareAnswer({
        body: viewCalendar(rows, { name, brand: brand.name, publicUrl }, asked),
        contentType: 'text/calendar; charset=utf-8',
        cacheControl: isOwn ? 'private, max-age=300' : 'public, max-age=300',
        headers: { ...API_HEADERS, ...READABLE_ANYWHERE, 'content-disposition': 'inline; filename="touchline.ics"' },
        tags: rows
          .map(({ id }) => `fixture:${id}`)
          .concat(scope.kind === 'account' ? [] : [`${scope.kind}:${scope.id}`]),
        ttlMs: isOwn ? 0 : TTL_MS,
      })
    })
    sendAnswer(request.raw, { reply, answer })
    return reply
  }

  for (const kind of ['team', 'league', 'country'] as const) {
    app.get<{ Params: { id: string } }>(`/calendar/${kind}/:id${ID}.ics`, hidden, (request, reply) =>
      send(request, { reply, scope: { kind, id: Number(request.params.id) } }),
    )
  }

  app.get<{ Params: { secret: string } }>(`/calendar/me/:secret${SECRET}.ics`, hidden, async (request, reply) => {
    const owner = await ownerOf(database, request.params.secret)
    if (owner === null) throw publicError('not_found', 'This address leads nowhere: it was renewed or removed.')
    return send(request, { reply, scope: { kind: 'account', id: owner.accountId }, language: owner.language })
  })

  app.get('/calendar/*', hidden, () => {
    throw publicError('not_found', 'There is no such calendar.')
  })
}
