import { type CallAnswer, callApi } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'

const AGAIN_MS = 5_000

export type Job = CallAnswer<'GET /console/jobs'>['jobs'][number]

export const jobsQuery = () => ({ ...callQuery('GET /console/jobs', {}), refetchInterval: AGAIN_MS, staleTime: 0 })

export const runJob = (name: string) => callApi('POST /console/jobs/run', { body: { name } })
