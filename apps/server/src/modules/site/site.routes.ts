import { site } from '@touchline/contract'
import { DEFAULT_TOP_CLUBS, DEFAULT_TOP_LEAGUES } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { IN_PLAY_TAG } from '../../ingest/change-events.ts'
import { fillProgress } from '../../ingest/open/fill-progress.ts'
import { noteShown } from '../../platform/cache/shown.ts'
import { CHANGE_TOPIC, type ChangeFollower } from '../../platform/changes/follower.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { findLiveLeagues } from './live-leagues.queries.ts'
import {
  countInPlay,
  findFirstAndLast,
  findNextKickoff,
  findTopClubs,
  findTopLeagues,
  findWorld,
  hasTransfers,
  type TopLists,
} from './site.queries.ts'
import { viewLiveLeague, viewTopClub, viewTopLeague } from './site.views.ts'

const DEFAULT_TOP: TopLists = { leagues: DEFAULT_TOP_LEAGUES, clubs: DEFAULT_TOP_CLUBS }

const KEPT_MS = 2000
/** A page may be given to others for so long with the clubs, leagues and the next kick-off that it names. */
const ON_PAGES_MS = 60_000

interface SiteOptions {
  follower: ChangeFollower
  top?: TopLists
}

/** Never cached as an answer, because it has the time in it; what it reads is kept for two seconds, and until something changes. */
export async function siteRoutes(
  app: FastifyInstance,
  { database, clock, brand, consent, readiness, openFeed, follower, top = DEFAULT_TOP }: ModuleDeps & SiteOptions,
): Promise<void> {
  const read = async () => {
    const now = clock.now()
    const [world, liveCount, leagues, clubs, filling, live, next, ends, transfers] = await Promise.all([
      findWorld(database),
      countInPlay(database, now),
      findTopLeagues(database, top.leagues),
      findTopClubs(database, top.clubs),
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

  serve(app, site, async () => {
    const at = performance.now()
    if (kept === null || at - kept.at > KEPT_MS) {
      const facts = read()
      kept = { facts, at }
      facts.catch(() => {
        kept = null
      })
    }
    const facts = await kept.facts
    // Real matches are there to be looked at while more of them come.
    const preparing = !readiness.filled && facts.world !== 'real'
    const isSettled = facts.world !== 'empty' && !preparing && facts.filling === null
    noteShown({ tags: [IN_PLAY_TAG], ttlMs: isSettled ? ON_PAGES_MS : KEPT_MS })
    return { brand, consent, preparing, now: clock.now().toISOString(), ...facts }
  })
}
