import { LANGUAGES } from '@touchline/messages'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { idParam, instant } from '../kit/fields.ts'
import { boundedParam } from '../kit/text.ts'
import { taskShape } from './backups.ts'
import { MEMBER_FAULTS, MEMBER_FILE_COLUMNS } from './member-states.ts'

const call = { access: 'console', permission: 'members.change', area: 'console' } as const
const count = z.number().int()
const done = z.object({ done: z.literal(true).describe('Always true.') })

const report = z.object({
  rows: count.describe('Rows of the file below its head.'),
  added: count.describe('Members that are new here.'),
  known: count.describe('Members that are here already; they keep what they have.'),
  granted: count.describe('Members who get access until a day, as a grant of this site.'),
  subscriptions: count.describe('Subscriptions at a provider that were checked there.'),
  unchecked: count.describe(
    'Subscriptions whose provider is not set up here or does not answer; they are compared later.',
  ),
  mailed: count.describe('Members who are mailed a link to set a password.'),
  refused: count.describe('Rows that are not taken.'),
  ignored: z.array(z.string()).describe('Columns of the file that mean nothing here.'),
  problems: z
    .array(
      z.object({
        line: count.describe('Line of the file, the head is 1.'),
        column: z.enum(MEMBER_FILE_COLUMNS).nullable().describe('Null where it is about the whole row.'),
        fault: z.enum(MEMBER_FAULTS).describe('What is wrong there.'),
      }),
    )
    .describe('By line, the first 500.'),
})
export type MemberImportReport = z.infer<typeof report>

export const memberImport = defineCall({
  ...call,
  method: 'GET',
  path: '/console/members/import',
  summary: 'The file of members that was sent last: what is in it, and how far its import is',
  answer: z.object({
    file: z
      .object({
        name: z.string().describe('Name of the file.'),
        at: instant.describe('When it was sent.'),
        mail: z.boolean().nullable().describe('Whether its import mails new members; null before one began.'),
      })
      .nullable()
      .describe('Null when none waits: it is removed when its import is done.'),
    task: taskShape.nullable().describe('The newest check (`members_check`) or import (`members`) of such a file.'),
    report: report.nullable().describe('What that came to; null until it is done.'),
  }),
})

export const uploadMembers = defineCall({
  ...call,
  method: 'POST',
  path: '/console/members/import',
  summary: 'Takes a CSV file of members and checks it, the body of the request as application/octet-stream',
  description:
    'Nothing is written before `POST /console/members/import/start`. 400 for a file without the column `email`, 409 while another task runs.',
  query: z.object({
    name: boundedParam(120).describe('Name of the file.'),
    country: idParam.describe('Country of members whose row names none.'),
    language: z.enum(LANGUAGES).describe('Language of mail of members whose row names none.'),
  }),
  answer: z.object({ task: count.describe('Id of the check that was started.') }),
})

export const startMemberImport = defineCall({
  ...call,
  method: 'POST',
  path: '/console/members/import/start',
  summary: 'Imports the file that waits; started again after an interruption it goes on, as every row counts once',
  description: '409 when no file waits or another task runs.',
  body: z.object({
    mail: z.boolean().describe('Whether new members are mailed a link to set a password; nobody else is mailed.'),
  }),
  answer: z.object({ task: count.describe('Id of the import that was started.') }),
})

export const checkMemberImport = defineCall({
  ...call,
  method: 'POST',
  path: '/console/members/import/check',
  summary: 'Checks the file that waits again',
  description: '409 when no file waits or another task runs.',
  answer: z.object({ task: count.describe('Id of the check that was started.') }),
})

export const dropMemberImport = defineCall({
  ...call,
  method: 'POST',
  path: '/console/members/import/drop',
  summary: 'Removes the file that waits; members that were imported stay',
  description: '409 while another task runs.',
  answer: done,
})

export const memberImportCalls = [
  memberImport,
  uploadMembers,
  startMemberImport,
  checkMemberImport,
  dropMemberImport,
] as const
