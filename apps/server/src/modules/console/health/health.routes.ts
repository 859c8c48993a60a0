import { health, type Matter, may, type Permission, type Role } from '@touchline/contract'
import { DAY_MS, STATE } from '@touchline/football'
import { sourceStatuses } from '@touchline/ingest/follow/open/open-status.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { jobRuns } from '../../../platform/jobs/job-runs.queries.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import { findOpenMatters } from '../../billing/open-matters.queries.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { findHealthFacts } from './health.queries.ts'
import { certificateEnd, diskOf } from './machine.ts'
import { type BackupFacts, mattersOf, type Quota } from './matters.ts'

const STUCK_MS = 15 * 60_000
/** A match in one of these is over or will not be played. */
const OVER = [
  STATE.full_time,
  STATE.after_extra_time,
  STATE.after_penalties,
  STATE.postponed,
  STATE.suspended,
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.interrupted,
  STATE.deleted,
]

/** Permission for each kind of matter. */
const PERMISSION: Readonly<Record<Matter['kind'], Permission>> = {
  restore: 'settings.change',
  backup: 'settings.change',
  disk: 'settings.change',
  certificate: 'settings.change',
  disputes: 'members.read',
  notices: 'members.read',
  payments: 'members.read',
  mail: 'members.read',
  job: 'data.read',
  source: 'data.read',
  quota: 'data.read',
  problems: 'data.read',
  names: 'data.read',
  contacts: 'members.personal',
}

interface HealthDeps extends ModuleDeps {
  dataDir: string | null
  backupFacts: () => Promise<BackupFacts | null>
  /** Counts names that may be one team. */
  countNames: () => Promise<number>
}

/** Today's matters for operators. */
export async function healthRoutes(app: FastifyInstance, deps: HealthDeps): Promise<void> {
  const { database, clock, publicUrl, dataDir, backupFacts, countNames } = deps

  serve(app, health, async ({ request }) => {
    const now = clock.now()
    // The guard requires a role.
    const role = viewerOf(request).role as Role
    const since = {
      now,
      stuck: new Date(now.getTime() - STUCK_MS),
      problems: new Date(now.getTime() - DAY_MS),
      over: OVER,
    }
    const [facts, openMatters, runs, quotas, disk, backups, end, names] = await Promise.all([
      findHealthFacts(database, since),
      findOpenMatters(database.pool),
      jobRuns(database),
      findQuotas(deps, now),
      dataDir === null ? null : diskOf(dataDir),
      backupFacts(),
      certificateEnd(publicUrl),
      countNames(),
    ])
    const looked = { now, facts, openMatters, runs, quotas, names, disk, backups, certificateEnd: end }
    const { matters, well } = mattersOf(looked)
    const isTold = ({ kind }: Pick<Matter, 'kind'>) => may(role, PERMISSION[kind])
    return {
      checked_at: now.toISOString(),
      matters: matters.filter(isTold),
      well: well.filter(isTold),
      figures: {
        paying: may(role, 'money.read') ? facts.paying : null,
        accounts: facts.accounts,
        today: facts.today,
        today_known: facts.today - facts.todayOpen,
      },
    }
  })
}

async function findQuotas({ database }: ModuleDeps, now: Date): Promise<Quota[]> {
  return Object.entries(await sourceStatuses(database, now)).flatMap(([source, { allowance }]) =>
    allowance === null || allowance.left === null ? [] : [{ source, left: allowance.left, of: allowance.calls }],
  )
}
