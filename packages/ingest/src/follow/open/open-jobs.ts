import type { Job } from '@touchline/runtime'
import { computedJob } from './jobs/computed.job.ts'
import { footballDataJob, openfootballJob } from './jobs/files.job.ts'
import { ligaLiveJob } from './jobs/liga-live.job.ts'
import { ligaSeasonJob } from './jobs/liga-season.job.ts'
import { orgLiveJob } from './jobs/org-live.job.ts'
import { orgSeasonJob } from './jobs/org-season.job.ts'
import { pricesJob } from './jobs/prices.job.ts'
import { weatherJob } from './jobs/weather.job.ts'
import type { OpenContext } from './open-context.ts'

/** The repeated jobs, each at its own interval. A job that another process is running is left to it. */
export function openJobs(context: OpenContext): Job[] {
  return [
    orgLiveJob(context),
    ligaLiveJob(context),
    footballDataJob(context),
    openfootballJob(context),
    orgSeasonJob(context),
    ligaSeasonJob(context),
    weatherJob(context),
    pricesJob(context),
    computedJob(context),
  ]
}
