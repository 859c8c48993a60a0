import { site } from '@touchline/contract'
import { CHANGE_TOPIC } from '@touchline/database'
import { DEFAULT_TOP_CLUBS, DEFAULT_TOP_LEAGUES } from '@touchline/football'
import { fillProgress } from '@touchline/ingest/follow/open/fill-progress.ts'
import { IN_PLAY_TAG } from '@touchline/ingest/write/change-events.ts'
import type { FastifyInstance } from 'fastify'
import { noteShown } from '../../platform/cache/shown.ts'
import type { ChangeFollower } from '../../platform/changes/follower.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import type { OddsDisplays } from '../site-settings/odds-displays.ts'
import { findLiveLeagues } from './live-leagues.queries.ts'
import {
  countInPlay,
  findFirstAndLast,
  findNextKickoff,
  findTop,
  findWorld,
  hasTransfers,
  type TopLists,
} from './site.queries.ts'
import { viewBanner, viewLiveLeague, viewTopClub, viewTopLeague } from './site.views.ts'

export const DEFAULT_TOP: TopLists = { leagues: DEFAULT_TOP_LEAGUES, clubs: DEFAULT_TOP_CLUBS }

const KEPT_MS = 2000
/** A page may be given to others for so long with the clubs, leagues and the next kick-off that it names. */
const ON_PAGES_MS = 60_000

interface SiteOptions {
  follower: ChangeFollower
  top?: TopLists
  /** Name of the identity provider that people can sign in by; null without one. */
  loginProvider: string | null
  odds: OddsDisplays
}

/** Never cached as an answer, because it contains the time; its data is cached for two seconds, or until something changes. */
export async function siteRoutes(
  app: FastifyInstance,
  {
    database,
    clock,
    brand,
    consent,
    readiness,
    openFeed,
    follower,
    loginProvider,
    siteSettings,
    odds,
    top = DEFAULT_TOP,
  }: ModuleDeps & SiteOptions,
): Promise<void> {
  const read = async () => {
    const now = clock.now()
    const [world, liveCount, [leagues, clubs], filling, live, next, ends, transfers] = await Promise.all([
      findWorld(database),
      countInPlay(database, now),
      findTop(database, top, siteSettings.get('top').value),
      fillProgress(database),
      openFeed && findLiveLeagues(database, openFeed.live),
      findNextKickoff(database, now),
      findFirstAndLast(database),
      hasTransfers(database),
    ])
    return {
      world,
      live_count: liveCount,
      live_leagues: live?.map(viewLiveLeague) ?? null,
      has_transfers: transfers || world !== 'real',
      next_match_at: next?.toISOString() ?? null,
      first_match_at: ends.first?.toISOString() ?? null,
      last_match_at: ends.last?.toISOString() ?? null,
      top_leagues: leagues.map(viewTopLeague),
      top_clubs: clubs.map(viewTopClub),
      filling,
    }
  }
  let kept: { facts: ReturnType<typeof read>; at: number } | null = null
  const forget = follower.subscribe((changes) => {
    if (changes.some(({ topic }) => topic === CHANGE_TOPIC)) kept = null
  })
  app.addHook('onClose', async () => forget())

  serve(app, site, async ({ request }) => {
    const at = performance.now()
    if (kept === null || at - kept.at > KEPT_MS) {
      const facts = read()
      kept = { facts, at }
      facts.catch(() => {
        kept = null
      })
    }
    const facts = await kept.facts
    // Real matches can be viewed while more of them arrive.
    const preparing = !readiness.filled && facts.world !== 'real'
    const isSettled = facts.world !== 'empty' && !preparing && facts.filling === null
    noteShown({ tags: [IN_PLAY_TAG], ttlMs: isSettled ? ON_PAGES_MS : KEPT_MS })
    const now = clock.now()
    const banner = viewBanner(siteSettings.get('banner'), now)
    const asks = siteSettings.get('consent').value ?? consent
    return {
      ...{ brand: brand.name, login_provider: loginProvider, consent: asks, preparing, now: now.toISOString(), banner },
      odds: odds.of(request.raw),
      ...facts,
    }
  })
}
