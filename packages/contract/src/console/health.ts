import { z } from 'zod'
import { incidentShape } from '../accounts/status.ts'
import { defineCall } from '../kit/call.ts'
import { idParam, instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'

/** Matters that may need an operator. */
export const MATTERS = [
  'restore',
  'disputes',
  'notices',
  'payments',
  'mail',
  'disk',
  'backup',
  'certificate',
  'job',
  'source',
  'quota',
  'problems',
  'names',
  'contacts',
] as const
export const LEVELS = ['bad', 'warn', 'info'] as const

const matter = z.object({
  kind: z.enum(MATTERS).describe('What it is about.'),
  level: z
    .enum(LEVELS)
    .describe('`bad`: something is lost while it lasts; `warn`: something will be; `info`: work that waits.'),
  count: z
    .number()
    .describe('How many of them; of a disk and a quota per cent, of a backup hours, of a certificate days.'),
  cents: z.number().int().nullable().describe('Money at stake, in cents; null where it is about none.'),
  since: instant.nullable().describe('When it began; null where that is not known.'),
  subject: z.string().nullable().describe('Name of the job or source it is about.'),
  detail: z.string().nullable().describe('What was said of it last, as it was said.'),
})
export type Matter = z.infer<typeof matter>

export const health = defineCall({
  method: 'GET',
  path: '/console/health',
  access: 'console',
  permission: 'console.open',
  area: 'console',
  summary: 'What needs the hand of an operator today, the worst first; as far as the role may know of it',
  answer: z.object({
    checked_at: instant.describe('When this was looked at, UTC.'),
    matters: z.array(matter).describe('Empty where there is nothing to do.'),
    well: z
      .array(matter.pick({ kind: true, count: true, since: true, subject: true }))
      .describe('What was looked at and is well.'),
    figures: z
      .object({
        paying: z.number().int().nullable().describe('Members with a plan that renews; null without `money.read`.'),
        accounts: z.number().int().describe('Active accounts.'),
        today: z.number().int().describe('Matches of this UTC day.'),
        today_known: z.number().int().describe('Those of them whose result is there or not due yet.'),
      })
      .describe('A few figures of the site.'),
  }),
})

export const MAX_INCIDENT_TITLE = 120
export const MAX_INCIDENT_TEXT = 2000

const incidentText = {
  title: boundedText(MAX_INCIDENT_TITLE).trim().min(1, 'is missing').describe('In one line.'),
  text: boundedText(MAX_INCIDENT_TEXT).trim().describe('Plain text; shown as it is.'),
}

export const openIncident = defineCall({
  method: 'POST',
  path: '/console/incidents',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Tells visitors of an incident, on the page of the state of the site',
  body: z.object(incidentText),
  answer: z.object({ incident: incidentShape.describe('As it is now.') }),
})

export const changeIncident = defineCall({
  method: 'POST',
  path: '/console/incidents/{id}',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Changes the text of an incident, or says that it is over',
  description: '409 when another operator changed it since `version`; nothing is done then.',
  params: z.object({ id: idParam.describe('Id of the incident.') }),
  body: z.object({
    ...incidentText,
    version: z.number().int().min(1).describe('`version` of what the operator looks at.'),
    resolved: z.boolean().describe('Whether it is over.'),
  }),
  answer: z.object({ incident: incidentShape.describe('As it is now.') }),
})

export const healthCalls = [health, openIncident, changeIncident] as const
