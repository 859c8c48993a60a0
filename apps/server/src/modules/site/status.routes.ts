import { type SITE_PARTS, status } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { type JobRun, jobRuns } from '../../platform/jobs/job-runs.queries.ts'
import { findIncidents } from '../console/health/incidents.queries.ts'
import { viewIncident } from '../console/health/incidents.routes.ts'
import { type ReadState, readState } from '../console/health/source-states.ts'
import type { ModuleDeps } from '../module-deps.ts'

/** Asked by everybody, and by machines that watch. */
const SECONDS = 5

type Part = (typeof SITE_PARTS)[number]
const WORST = ['down', 'late', 'ok'] as const

/** The part that a job updates; null for internal ones. */
function partOf({ name, source }: JobRun): Part | null {
  if (source !== null) {
    if (name === 'demo' || /live|latest/i.test(name)) return 'live'
    return /price/i.test(name) ? 'prices' : 'matches'
  }
  if (name === 'mail') return 'mail'
  return name === 'payment events' || name === 'reconcile' ? 'payments' : null
}

const viewPart = (
  part: Part,
  { state, lagSeconds, usualSeconds }: Pick<ReadState, 'state' | 'lagSeconds' | 'usualSeconds'>,
) => ({
  part,
  state,
  lag_seconds: lagSeconds,
  usual_seconds: usualSeconds,
})
/** An answer is the proof that the site works. */
const WORKS = { state: 'ok', lagSeconds: null, usualSeconds: null } as const

/** How the site is doing, for everybody. */
export async function statusRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(
    app,
    status,
    async () => {
      const now = clock.now()
      const [runs, incidents] = await Promise.all([jobRuns(database), findIncidents(database, now)])
      const parts = Map.groupBy(runs, partOf)
      const kept = (['live', 'matches', 'prices', 'payments', 'mail'] as const).flatMap((part) => {
        const state = readState(parts.get(part) ?? [], now)
        return state ? [viewPart(part, state)] : []
      })
      const all = [viewPart('site', WORKS), viewPart('accounts', WORKS), ...kept]
      return {
        checked_at: now.toISOString(),
        state: WORST.find((one) => all.some(({ state }) => state === one)) ?? 'ok',
        parts: all,
        incidents: incidents.map(viewIncident),
      }
    },
    { cache: { tags: () => ['status'], ttlSeconds: SECONDS } },
  )
}
