import { dataProblems, dataSources } from '@touchline/contract'
import { DAY_MS } from '@touchline/football'
import { sourceStatuses } from '@touchline/ingest/follow/open/open-status.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { jobRuns } from '../../../platform/jobs/job-runs.queries.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { bySource, readState } from '../health/source-states.ts'
import { matchesOfSources, problemGroups, problemRecords, quotasLeft } from './sources.queries.ts'

const RECORDS_OF_A_GROUP = 20

/** Sources of the data, and records that could not be imported. */
export async function sourceRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, dataSources, async () => {
    const now = clock.now()
    const [runs, matches, statuses, left, problems] = await Promise.all([
      jobRuns(database),
      matchesOfSources(database),
      sourceStatuses(database, now),
      quotasLeft(database),
      problemGroups(database, new Date(now.getTime() - DAY_MS)),
    ])
    const jobs = bySource(runs)
    const known = new Set([...jobs.keys(), ...matches.keys(), ...Object.keys(statuses)])
    const sources = [...known].sort().map((source) => {
      const read = readState(jobs.get(source) ?? [], now)
      const status = statuses[source as keyof typeof statuses]
      const allowed = status?.allowance
      const remains = left.get(source) ?? null
      return {
        source,
        state: read?.state ?? null,
        read_at: read?.readAt?.toISOString() ?? null,
        lag_seconds: read?.lagSeconds ?? null,
        usual_seconds: read?.usualSeconds ?? null,
        matches: matches.get(source) ?? 0,
        calls_today: status?.callsToday ?? null,
        quota:
          allowed || remains !== null
            ? { left: allowed?.left ?? remains, of: allowed?.calls ?? null, per: allowed?.per ?? null }
            : null,
        problems: problems.filter((one) => one.source === source).map(({ kind, count }) => ({ kind, count })),
        error: read?.error ?? status?.lastFailure ?? null,
      }
    })
    return { now: now.toISOString(), sources }
  })

  serve(app, dataProblems, async ({ query: { days } }) => {
    const since = new Date(clock.now().getTime() - days * DAY_MS)
    const groups = await problemGroups(database, since)
    return {
      groups: await Promise.all(
        groups.map(async ({ source, kind, count, lastAt }) => ({
          source,
          kind,
          count,
          last_at: lastAt.toISOString(),
          records: (await problemRecords(database, { since, source, kind, limit: RECORDS_OF_A_GROUP })).map((one) => ({
            key: one.key,
            reason: one.reason,
            times: one.times,
            first_at: one.firstAt.toISOString(),
            last_at: one.lastAt.toISOString(),
          })),
        })),
      ),
    }
  })
}
