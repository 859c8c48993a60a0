import { LANGUAGES } from '@touchline/messages'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam, instant } from '../kit/fields.ts'
import { boundedParam, boundedText } from '../kit/text.ts'
import { auditEntry } from './console.ts'

export const CONTACT_STATES = ['open', 'answered', 'closed'] as const
export const MAX_ANSWER = 5000

const contactRow = z.object({
  id,
  username: z.string().describe('As the writer gave it.'),
  email: z.string().describe('As the writer gave it; nobody checked that it is theirs.'),
  message: z.string().describe('In a list its first 200 characters.'),
  language: z.enum(LANGUAGES).describe('Of the page that was written on; an answer is in it.'),
  state: z.enum(CONTACT_STATES).describe('`open` until somebody answers or closes it.'),
  created_at: instant.describe('When it was sent.'),
})
export type ContactRow = z.infer<typeof contactRow>

export const contactMessages = defineCall({
  method: 'GET',
  path: '/console/contacts',
  access: 'console',
  permission: 'members.personal',
  area: 'console',
  summary: 'Messages of the contact form, the newest first; kept for a year',
  query: z.object({
    state: z.enum(CONTACT_STATES).optional().describe('Only those in this state.'),
    language: z.enum(LANGUAGES).optional().describe('Only those in this language.'),
    q: boundedParam(100).optional().describe('Part of name, mail address or message.'),
    before: idParam.optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(100).default(50).describe('Messages a page.'),
  }),
  answer: z.object({
    messages: z.array(contactRow).describe('One page.'),
    next: z.number().int().nullable().describe('Where the next page begins; null on the last.'),
    counts: z
      .object({
        open: z.number().int().describe('Not answered yet.'),
        answered: z.number().int().describe('Answered by mail.'),
        closed: z.number().int().describe('Closed without an answer, or after one.'),
      })
      .describe('How many there are in each state, whatever the filters say.'),
  }),
})

const contactParams = z.object({ id: idParam.describe('Id of the message.') })
const version = z
  .number()
  .int()
  .min(1)
  .describe('`version` of what the operator looks at; 409 when another operator did something meanwhile.')
const changed = z.object({ version: z.number().int().describe('Of the message from now on.') })

export const contactMessage = defineCall({
  method: 'GET',
  path: '/console/contacts/{id}',
  access: 'console',
  permission: 'members.personal',
  area: 'console',
  summary: 'One message with its answers; 404 when there is none',
  params: contactParams,
  answer: contactRow.extend({
    version: z.number().int().describe('Sent along with a change.'),
    last_change: auditEntry.nullable().describe('What an operator did with it last; null when nobody did anything.'),
    member_id: id.nullable().describe('Account with this mail address; null without one.'),
    answers: z
      .array(
        z.object({
          id,
          text: z.string().describe('As it was sent.'),
          actor: z.string().describe('Who answered.'),
          at: instant.describe('When it was put on its way.'),
        }),
      )
      .describe('The oldest first.'),
  }),
})

export const answerContact = defineCall({
  method: 'POST',
  path: '/console/contacts/{id}/answer',
  access: 'console',
  permission: 'members.change',
  area: 'console',
  summary: 'Answers the writer by mail, in the language of the message',
  params: contactParams,
  body: z.object({ version, text: boundedText(MAX_ANSWER).trim().min(1, 'is missing').describe('Plain text.') }),
  answer: changed,
})

export const setContactState = defineCall({
  method: 'POST',
  path: '/console/contacts/{id}/state',
  access: 'console',
  permission: 'members.change',
  area: 'console',
  summary: 'Closes a message, or opens it again',
  params: contactParams,
  body: z.object({ version, state: z.enum(['open', 'closed']).describe('From now on.') }),
  answer: changed,
})

export const contactCalls = [contactMessages, contactMessage, answerContact, setContactState] as const
