import { DAY_MS, isPriceFact } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prepareAnswer, sendAnswer } from '../../platform/cache/send.ts'
import { publicError } from '../../platform/http/errors.ts'
import { notShownHere, urlKey } from '../../platform/http/prices/hidden-prices.ts'
import { API_HEADERS, READABLE_ANYWHERE } from '../../platform/http/security.ts'
import { entitlement } from '../billing/entitlement/entitlement.ts'
import { findSubscriptions } from '../billing/subscriptions/subscriptions.queries.ts'
import { viewComing } from '../finder/finder.views.ts'
import { finderOfText } from '../finder/finder-of.ts'
import { findComing } from '../finder/found-matches.queries.ts'
import { findSavedFinders } from '../finder/saved-finders.queries.ts'
import { viewNews } from '../following/following.views.ts'
import { findNews } from '../following/news.queries.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { isSimulated } from '../record/is-simulated.ts'
import { newestHeads } from '../record/record.queries.ts'
import { viewHead } from '../record/record.views.ts'
import { findCalendar, nameOfScope } from './calendar.queries.ts'
import { ID, readWishes, SECRET } from './calendar.wishes.ts'
import { ownerOf } from './feed-address.queries.ts'
import {
  type FeedEntry,
  FOUND_AHEAD_MS,
  finderEntries,
  newsEntries,
  recordEntries,
  resultEntries,
  viewFeed,
} from './feeds.view.ts'

const RESULTS_MS = 30 * DAY_MS
const TTL_MS = 300_000
const MAX_FOUND = 50
const DAYS_OF_RECORD = 30
const TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const
const FORMATS = ['atom', 'json'] as const

interface FeedContent {
  title: string
  /** Path of the page the feed is of. */
  page: string
  entries: readonly FeedEntry[]
  tags: readonly string[]
}

/** Atom and JSON Feed of a team, a league, the record and the saved finders of a subscriber. */
export async function feedRoutes(app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  const { database, clock, brand, publicUrl, access } = deps
  const hidden = { schema: { hide: true } }

  const send = async (
    [request, reply]: [FastifyRequest, FastifyReply],
    {
      format,
      asked: { own, isPrivate },
      read,
    }: {
      format: (typeof FORMATS)[number]
      asked: { own?: Language | undefined; isPrivate: boolean }
      read: (wishes: ReturnType<typeof wishesOf>, prices: boolean) => Promise<FeedContent>
    },
  ) => {
    const wishes = wishesOf(request, own)
    const path = request.url.split('?')[0] ?? ''
    const prices = app.prices.pricesShown(request.raw)
    const key = urlKey(`feed ${path} ${JSON.stringify(wishes)}`, prices)
    const answer = await app.answerCache.fill(key, async () => {
      const { title, page, entries, tags } = await read(wishes, prices)
      const self = `${publicUrl}${path.slice(0, -format.length - 1)}`
      const head = { title, self, link: `${publicUrl}${page}`, language: wishes.language, brand: brand.name }
      return prepareAnswer({
        body: viewFeed({ ...head, made: clock.now() }, entries, format),
        contentType: `${TYPES[format]}; charset=utf-8`,
        cacheControl: isPrivate || app.prices.vary() ? 'private, max-age=300' : 'public, max-age=300',
        headers: { ...API_HEADERS, ...READABLE_ANYWHERE },
        tags,
        ttlMs: isPrivate ? 0 : TTL_MS,
      })
    })
    sendAnswer(request.raw, { reply, answer })
    return reply
  }

  for (const format of FORMATS) {
    for (const kind of ['team', 'league'] as const) {
      app.get<{ Params: { id: string } }>(`/feeds/${kind}/:id${ID}.${format}`, hidden, (request, reply) =>
        send([request, reply], {
          format,
          asked: { isPrivate: false },
          read: async (wishes, prices) => {
            const id = Number(request.params.id)
            const name = await nameOfScope(database, { kind, id })
            if (name === null) throw publicError('not_found', `There is no such ${kind}.`)
            const now = clock.now()
            const of = { teams: kind === 'team' ? [id] : [], leagues: kind === 'league' ? [id] : [], matches: [] }
            const [rows, news] = await Promise.all([
              findCalendar(database, { kind, id }, { from: new Date(now.getTime() - RESULTS_MS), to: now }),
              findNews(database, of, now),
            ])
            const entries = [
              ...resultEntries(rows, publicUrl, wishes),
              ...newsEntries(viewNews(prices ? news : { ...news, prices: [] }, now), publicUrl, wishes),
            ]
            const title = textsOf(wishes.language, 'calendar')('feed.results', { name })
            const tags = [`${kind}:${id}`, ...rows.map((row) => `fixture:${row.id}`)]
            return { title, page: `/${kind}/${id}`, entries, tags }
          },
        }),
      )
    }

    app.get(`/feeds/record.${format}`, hidden, (request, reply) =>
      send([request, reply], {
        format,
        asked: { isPrivate: false },
        read: async ({ language }) => {
          const simulated = await isSimulated(database, clock)
          const heads = await newestHeads(database.pool, { simulated, limit: DAYS_OF_RECORD })
          const title = textsOf(language, 'calendar')('feed.record', { brand: brand.name })
          return {
            title,
            page: '/record',
            entries: recordEntries(heads.map(viewHead), publicUrl, language),
            tags: ['record'],
          }
        },
      }),
    )

    app.get<{ Params: { secret: string; id: string } }>(
      `/feeds/finder/:secret${SECRET}/:id${ID}.${format}`,
      hidden,
      async (request, reply) => {
        const owner = await ownerOf(database, request.params.secret)
        if (owner === null) throw publicError('not_found', 'This address leads nowhere: it was renewed or removed.')
        const { accountId } = owner
        const saved = await findSavedFinders(database.pool, accountId)
        const finder = saved.find(({ id }) => id === Number(request.params.id))
        if (finder === undefined) throw publicError('not_found', 'There is no such finder.')
        const now = clock.now()
        const isOpen = access === 'open' || owner.role !== null
        const { type } = entitlement(isOpen ? [] : await findSubscriptions(database.pool, accountId), now)
        if (!isOpen && type !== 2) throw publicError('unauthorized', 'The subscription of this finder has ended.')
        return send([request, reply], {
          format,
          asked: { own: owner.language, isPrivate: true },
          read: async (wishes, prices) => {
            const span = { from: now, until: new Date(now.getTime() + FOUND_AHEAD_MS), most: MAX_FOUND }
            const asked = finderOfText(finder.finder)
            if (!prices && asked.conditions.some(({ fact }) => isPriceFact(fact))) throw notShownHere()
            const { matches } = viewComing(await findComing(database.pool, asked, span))
            const title = textsOf(wishes.language, 'calendar')('feed.finder', { name: finder.name })
            const shown = prices ? matches : matches.map((match) => ({ ...match, price: null }))
            const entries = finderEntries(shown, publicUrl, wishes)
            return { title, page: `/finder?${finder.finder}`, entries, tags: ['finder'] }
          },
        })
      },
    )
  }

  app.get('/feeds/*', hidden, () => {
    throw publicError('not_found', 'There is no such feed.')
  })
}

/** A feed has results unless they are not wished; a calendar the other way round. */
function wishesOf(request: FastifyRequest, own: Language | undefined) {
  const { language, zone, scores } = readWishes(request, own)
  return { language, zone: zone ?? '+0', scores: scores ?? true }
}
