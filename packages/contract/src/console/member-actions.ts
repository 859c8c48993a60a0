import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { MAX_REASON } from './console.ts'
import { memberParams } from './members.ts'

/** Fields of every action. */
const action = {
  version: z.number().int().min(0).describe('`version` of the page the operator looks at.'),
  reason: boundedText(MAX_REASON).trim().optional().describe('For the audit.'),
}

const done = z.object({ done: z.literal(true).describe('Always true.') })

const memberAction = <const Path extends string, const Body extends z.ZodRawShape>(
  path: Path,
  summary: string,
  body: Body,
) =>
  defineCall({
    method: 'POST',
    path: `/console/members/{id}/${path}`,
    access: 'console',
    permission: 'members.change',
    area: 'console',
    summary,
    description: '409 when another operator changed the member since `version`; nothing is done then.',
    params: memberParams,
    body: z.object({ ...action, ...body }),
    answer: done,
  })

export const MAX_GRANT = 36

export const grantMember = memberAction(
  'grant',
  'Opens everything to a member for some months, from now or from the end of what there is; no provider is told',
  { months: z.number().int().min(1).max(MAX_GRANT).describe('Calendar months.') },
)
export const endGrants = memberAction('end-grants', 'Ends at once what was granted; what is paid for stays', {})
export const CANCEL_WHEN = ['end', 'now'] as const

export const cancelMember = memberAction(
  'cancel',
  'Nothing of the member renews any more. It is cancelled at the provider first',
  {
    when: z
      .enum(CANCEL_WHEN)
      .default('end')
      .describe(
        '`end`: what is paid stays until its end; `now`: access of what was bought ends at once, no money goes back.',
      ),
  },
)
export const blockMember = memberAction('block', 'Keeps a member from signing in and ends every session', {})
export const unblockMember = memberAction('unblock', 'Lets a member who was blocked sign in again', {})
export const endMemberSessions = memberAction('end-sessions', 'Signs a member out everywhere', {})
export const endMemberSession = memberAction('end-session', 'Signs one browser of a member out', {
  session: boundedText(100).describe('Id of the session, as the page of the member names it.'),
})
export const resetMemberFactor = memberAction(
  'reset-factor',
  'Drops the authenticator app and the passkeys of a member and ends every session; a mail says so',
  {},
)
export const resendMemberActivation = memberAction(
  'resend-activation',
  'Mails a new link that activates the account and sets its password',
  {},
)

export const REFUND_ACCESS = ['now', 'paid', 'renews'] as const

export const refundMember = defineCall({
  method: 'POST',
  path: '/console/members/{id}/refund',
  access: 'console',
  permission: 'members.refund',
  area: 'console',
  summary: 'Pays a part or all of a payment back at its provider; what happens to access is said apart',
  description:
    'It is written down first and finished by itself where the provider does not answer. 409 when another operator changed the member since `version`, or less of the payment is left.',
  params: memberParams,
  body: z.object({
    ...action,
    payment_id: id.describe('Our id of the payment.'),
    cents: z.number().int().min(1).max(10_000_000).describe('How much goes back.'),
    access: z
      .enum(REFUND_ACCESS)
      .describe(
        '`now`: access ends, what was granted too, and nothing renews; `paid`: it stays as long as it is paid, and nothing renews; `renews`: nothing changes. All of a payment goes back with `now` alone.',
      ),
  }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0 paid back, 1 the provider does not answer: it follows by itself, 2 the provider refused it.'),
  }),
})

export const exportMember = defineCall({
  method: 'POST',
  path: '/console/members/{id}/export',
  access: 'console',
  permission: 'members.export',
  area: 'console',
  summary: 'What the member gets as a copy of their data, as JSON text',
  params: memberParams,
  answer: z.object({ json: z.string().describe('The text of the file.') }),
})

export const deleteMember = defineCall({
  method: 'POST',
  path: '/console/members/{id}/delete',
  access: 'console',
  permission: 'members.delete',
  area: 'console',
  summary: 'Deletes an account for good; whatever of it may still charge is cancelled at its provider first',
  description: '409 when another operator changed the member since `version`, or the account has a role.',
  params: memberParams,
  body: z.object({ ...action, email: boundedText(300).describe('Mail address of the member, typed to confirm.') }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe(
        '0 deleted, 1 the address is another one, 2 a subscription could not be ended at its provider: nothing was deleted.',
      ),
  }),
})

export const memberActionCalls = [
  grantMember,
  endGrants,
  cancelMember,
  blockMember,
  unblockMember,
  endMemberSessions,
  endMemberSession,
  resetMemberFactor,
  resendMemberActivation,
  refundMember,
  exportMember,
  deleteMember,
] as const
