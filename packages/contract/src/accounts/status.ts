import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'

/** Parts of the site whose state everybody may see. */
export const SITE_PARTS = ['site', 'live', 'matches', 'prices', 'accounts', 'payments', 'mail'] as const
/** `late` works, but later than usual; `down` does not. */
export const PART_STATES = ['ok', 'late', 'down'] as const

export const incidentShape = z.object({
  id,
  title: z.string().describe('In one line.'),
  text: z.string().describe('Plain text; may be empty.'),
  started_at: instant.describe('When operators told of it first, UTC.'),
  resolved_at: instant.nullable().describe('Null while it lasts.'),
  updated_at: instant.describe('When it was changed last, UTC.'),
  version: z.number().int().describe('Counts its changes.'),
})
export type Incident = z.infer<typeof incidentShape>

const sitePart = z.object({
  part: z.enum(SITE_PARTS).describe('Which part of the site.'),
  state: z.enum(PART_STATES).describe('`late` works, but later than usual; `down` does not work.'),
  lag_seconds: z
    .number()
    .int()
    .nullable()
    .describe('How long ago its data was last read without a failure; null where nothing is read for it.'),
  usual_seconds: z.number().int().nullable().describe('How long that is at most, as a rule.'),
})

export const status = defineCall({
  method: 'GET',
  path: '/status',
  access: 'public',
  area: 'site',
  summary: 'How the parts of the site are doing, how old their data is, and incidents of the last 30 days',
  answer: z.object({
    checked_at: instant.describe('When this was looked at, UTC.'),
    state: z.enum(PART_STATES).describe('The worst of all parts.'),
    parts: z.array(sitePart).describe('`site` and `accounts`, then those that a job keeps here.'),
    incidents: z.array(incidentShape).describe('Those that last, then the newest; written by the operators.'),
  }),
})
