import { jobs, runJob } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findJob, jobRuns, requestJob } from '../../../platform/jobs/job-runs.queries.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { jobState } from '../health/source-states.ts'
import { makeFilesDue } from './files-due.queries.ts'

/** The jobs of the site, and a run of one out of turn. */
export async function jobRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, jobs, async () => {
    const now = clock.now()
    const runs = await jobRuns(database)
    return {
      now: now.toISOString(),
      jobs: runs.map((run) => ({
        name: run.name,
        source: run.source,
        state: jobState(run, now),
        every_seconds: run.everyMs / 1000,
        last_at: run.finishedAt?.toISOString() ?? null,
        took_ms: run.tookMs,
        next_at: run.nextAt?.toISOString() ?? null,
        failures: run.failures,
        error: run.error,
        requested: run.requestedAt !== null,
      })),
    }
  })

  serve(app, runJob, ({ body: { name }, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const job = await findJob(client, name)
      if (job === null) throw publicError('not_found', 'There is no job of this name.')
      if (job.source !== null) await makeFilesDue(client, job.source, now)
      await requestJob(client, name, now)
      await noteAudit(client, {
        operator: operatorOf(request),
        deed: { action: 'data.run_job', thing: { id: name, name } },
        now,
      })
      return { done: true as const }
    }),
  )
}
