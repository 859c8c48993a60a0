import { LANGUAGES } from '@touchline/messages'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { boundedText } from '../kit/text.ts'
import { auditEntry } from './console.ts'
import { settingSaved, settingVersion } from './site-values.ts'

/** The mails whose words can be changed, by the beginning of their keys; `alerts.` are those of alerts on every channel, and of digests. */
export const MAIL_KINDS = [
  'activate',
  'claim',
  'moved',
  'reset',
  'emailOld',
  'emailNew',
  'passwordChanged',
  'emailChanged',
  'factorChanged',
  'deleted',
  'contact',
  'alerts.says',
  'alerts.mail',
  'alerts.digest',
  'billing.begun',
  'billing.trial',
  'billing.ordered',
  'billing.payment_open',
  'billing.changed',
  'billing.paused',
  'billing.cancelled',
  'billing.resumed',
  'billing.refunded',
  'billing.withdrawn',
  'billing.refused',
  'billing.held',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const MAX_MAIL_TEXT = 1000

const kindParams = z.object({ kind: z.enum(MAIL_KINDS).describe('Which mail.') })
const language = z.enum(LANGUAGES).describe('Of the mail.')
const words = z
  .record(boundedText(60), boundedText(MAX_MAIL_TEXT))
  .describe('Changed sentences by their key; those left out, and empty ones, are as they usually are.')

export const mails = defineCall({
  method: 'GET',
  path: '/console/mails',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'The mails whose words can be changed, and in which languages they were',
  answer: z.object({
    mails: z
      .array(
        z.object({
          kind: z.enum(MAIL_KINDS).describe('Which mail.'),
          changed: z.array(z.enum(LANGUAGES)).describe('Languages with other words than the usual ones.'),
        }),
      )
      .describe('Every mail whose words can be changed.'),
  }),
})

export const mailWords = defineCall({
  method: 'GET',
  path: '/console/mails/{kind}',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'The sentences of a mail in one language',
  params: kindParams,
  query: z.object({ language }),
  answer: z.object({
    version: z.number().int().describe('Sent along with a change; 0 as long as nobody changed it.'),
    last_change: auditEntry.nullable().describe('The change that made this version; null without any.'),
    sentences: z
      .array(
        z.object({
          key: z.string().describe('Names the sentence: `subject`.'),
          usual: z.string().describe('As it is without a change, an ICU message.'),
          text: z.string().nullable().describe('As it was changed; null where it was not.'),
          placeholders: z.array(z.string()).describe('What stands in braces and is filled in.'),
        }),
      )
      .describe('Subject first, then in the order of the mail.'),
  }),
})

const fault = z.object({
  key: z.string().describe('Of the sentence.'),
  fault: z
    .enum(['syntax', 'unknown', 'lines', 'key'])
    .describe(
      'Braces that are no placeholder, a placeholder that is not filled in, a line break in a subject, no such sentence.',
    ),
  detail: z.string().describe('The placeholder that is not known; what is wrong with the braces.'),
})
export type MailFault = z.infer<typeof fault>

export const previewMail = defineCall({
  method: 'POST',
  path: '/console/mails/{kind}/preview',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'A mail as it would look, with made-up facts',
  params: kindParams,
  body: z.object({ language, words }),
  answer: z.object({
    faults: z.array(fault).describe('What is wrong, by sentence.'),
    preview: z
      .object({
        subject: z.string().describe('Subject.'),
        text: z.string().describe('As plain text.'),
        html: z.string().describe('As HTML, safe to put into a frame.'),
      })
      .nullable()
      .describe('Null where something is wrong.'),
  }),
})

export const saveMail = defineCall({
  method: 'POST',
  path: '/console/mails/{kind}/save',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Changes the words of a mail in one language, or goes back to the usual ones',
  description: '400 names the sentence that cannot be used; 409 when another operator changed them meanwhile.',
  params: kindParams,
  body: z.object({
    version: settingVersion,
    language,
    words: words.nullable().describe('The changed sentences; null for the usual words.'),
  }),
  answer: settingSaved,
})

export const testMail = defineCall({
  method: 'POST',
  path: '/console/mails/{kind}/test',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Sends a mail with made-up facts to the operator who asks for it',
  params: kindParams,
  body: z.object({ language, words }),
  answer: z.object({ sent_to: z.string().describe('Address of the operator.') }),
})

export const mailCalls = [mails, mailWords, previewMail, saveMail, testMail] as const
