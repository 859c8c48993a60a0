import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'

export const JOB_STATES = ['well', 'running', 'failing', 'late'] as const

const job = z.object({
  name: z.string(),
  source: z.string().nullable().describe('Where the data it reads comes from; null where it reads none.'),
  state: z.enum(JOB_STATES).describe('`late`: its next turn should have begun.'),
  every_seconds: z.number().describe('Its rhythm.'),
  last_at: instant.nullable().describe('End of the last turn.'),
  took_ms: z.number().int().nullable().describe('How long that took.'),
  next_at: instant.nullable().describe('When the next turn begins.'),
  failures: z.number().int().describe('In a row.'),
  error: z.string().nullable().describe('Why the last turn failed.'),
  requested: z.boolean().describe('Whether an operator wants it to run at once.'),
})
export type ConsoleJob = z.infer<typeof job>

export const jobs = defineCall({
  method: 'GET',
  path: '/console/jobs',
  access: 'console',
  permission: 'data.read',
  area: 'console',
  summary: 'The jobs of the site with their last turns; those of every few seconds are noted once a minute',
  answer: z.object({ now: instant.describe('When this was looked at, UTC.'), jobs: z.array(job).describe('By name.') }),
})

export const runJob = defineCall({
  method: 'POST',
  path: '/console/jobs/run',
  access: 'console',
  permission: 'data.change',
  area: 'console',
  summary: 'Runs a job at once, or as soon as the turn that is running is over; 404 for a job that never ran here',
  body: z.object({ name: boundedText(100).describe('Name of the job.') }),
  answer: z.object({ done: z.literal(true).describe('Always true.') }),
})

export const jobCalls = [jobs, runJob] as const
