import type { Job } from '../../platform/jobs/scheduler.ts'
import { computedJob } from './jobs/computed.job.ts'
import { footballDataJob, openfootballJob } from './jobs/files.job.ts'
import { ligaLiveJob } from './jobs/liga-live.job.ts'
import { ligaSeasonJob } from './jobs/liga-season.job.ts'
import { orgLiveJob } from './jobs/org-live.job.ts'
import { orgSeasonJob } from './jobs/org-season.job.ts'
import { pricesJob } from './jobs/prices.job.ts'
import { weatherJob } from './jobs/weather.job.ts'
import type { OpenContext } from './open-context.ts'

/** What is done again and again, each in its own rhythm. A job that another process is at is left to it. */
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
