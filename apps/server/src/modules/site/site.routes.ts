import { site } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { CHANGE_TOPIC } from '../../platform/changes/drop-answers.ts'
import type { ChangeFollower } from '../../platform/changes/follower.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { countInPlay, findTopClubs, findTopLeagues, findWorld } from './site.queries.ts'
import { viewTopClub, viewTopLeague } from './site.views.ts'

const KEPT_MS = 2000

/** Never cached as an answer, because it has the time in it; what it reads is kept for two seconds, and until something changes. */
export async function siteRoutes(
  app: FastifyInstance,
  { database, clock, brand, consent, readiness, follower }: ModuleDeps & { follower: ChangeFollower },
): Promise<void> {
  const read = async () => {
    const [world, liveCount, leagues, clubs] = await Promise.all([
      findWorld(database),
      countInPlay(database, clock.now()),
      findTopLeagues(database),
      findTopClubs(database),
    ])
    return { world, live_count: liveCount, top_leagues: leagues.map(viewTopLeague), top_clubs: clubs.map(viewTopClub) }
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
    return { brand, consent, preparing: !readiness.filled, now: clock.now().toISOString(), ...(await kept.facts) }
  })
}
