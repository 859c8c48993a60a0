import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam, instant } from '../kit/fields.ts'
import { boundedParam, boundedText } from '../kit/text.ts'
import { utcDay } from '../kit/utc-day.ts'
import { auditEntry } from './console.ts'
import { MEMBER_ORDERS, MEMBER_STATES, SEEN } from './member-states.ts'
import { ROLES } from './roles.ts'

const MAX_PAGE = 100

const filters = {
  q: boundedParam(100).optional().describe('Part of username or mail address.'),
  state: z.enum(MEMBER_STATES).optional().describe('State of the member.'),
  plan: z.coerce.number().int().min(1).max(120).optional().describe('Months of the plan that runs.'),
  country: idParam.optional().describe('Id of the country given at sign-up.'),
  since: utcDay.optional().describe('Joined on this day or later, UTC.'),
  seen: z.enum(SEEN).optional().describe('Last seen within so many days; `longer`: not for 90 days.'),
}

export const memberRow = z.object({
  id,
  username: z.string().describe('Masked without the permission `members.personal`, as is the address.'),
  email: z.string(),
  country: z.object({ id, name: z.string(), code: z.string() }).describe('Given at sign-up.'),
  state: z.enum(MEMBER_STATES).describe('State of the member.'),
  months: z.number().int().nullable().describe('Months of the plan that runs; null without one.'),
  access_until: instant.nullable().describe('When access ends or ended; null for members who never had any.'),
  paid: z.number().describe('All payments less what went back, in euros.'),
  joined_at: instant.describe('When the account was made.'),
  seen_at: instant.describe('Last use, to the hour.'),
})
export type MemberRow = z.infer<typeof memberRow>

export const members = defineCall({
  method: 'GET',
  path: '/console/members',
  access: 'console',
  permission: 'members.read',
  area: 'console',
  summary: 'Members, as far as they match; a page begins after the place the page before names',
  query: z.object({
    ...filters,
    order: z.enum(MEMBER_ORDERS).default('seen').describe('Last seen or joined last first.'),
    after: boundedText(60).optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50).describe('Members a page.'),
  }),
  answer: z.object({
    members: z.array(memberRow).describe('One page, in the order asked for.'),
    next: z.string().nullable().describe('Where the next page begins; null on the last.'),
    total: z.number().int().describe('How many match, counted up to 1,000.'),
  }),
})

export const memberParams = z.object({ id: idParam.describe('Id of the account.') })

const memberSubscription = z.object({
  id,
  provider: z.enum(['stripe', 'paypal', 'demo', 'grant']).describe('`grant`: given by an operator.'),
  provider_id: z.string().nullable().describe('Its id at the provider; null of a grant.'),
  provider_url: z.string().nullable().describe('Its page at the provider.'),
  months: z.number().int().describe('Calendar months of the plan.'),
  status: z.enum(['pending', 'active', 'past_due', 'cancelled', 'ended']),
  started_at: instant.nullable().describe('When it began; null before the first payment.'),
  paid_through: instant.nullable().describe('Until when it is paid.'),
  cancelled_at: instant.nullable().describe('When it was cancelled; null while it renews.'),
  held_at: instant.nullable().describe('Since when a dispute closes access.'),
  checked: z.boolean().describe('False of an imported one that was not looked up at its provider yet.'),
  closed_at: instant
    .nullable()
    .describe('When it was withdrawn from, or an operator ended access before the end of what is paid.'),
})

const memberPayment = z.object({
  id,
  subscription_id: id.describe('Our id of the subscription it paid for.'),
  provider: z.enum(['stripe', 'paypal', 'demo']),
  provider_id: z.string().nullable().describe('Its id at the provider.'),
  provider_url: z.string().nullable().describe('Its page at the provider.'),
  months: z.number().int().describe('Months of the plan it paid for.'),
  status: z.enum(['paid', 'failed', 'refunded', 'partly_refunded']),
  amount: z.number().describe('In euros.'),
  refunded: z.number().describe('Paid back so far, in euros.'),
  currency: z.string(),
  paid_at: instant,
  receipt_url: z.string().nullable().describe('The receipt at the provider, where there is one.'),
  dispute: z.enum(['open', 'lost']).nullable(),
  refundable: z.number().describe('What can still go back, in euros; 0 while the money is in dispute.'),
  under_way: z
    .number()
    .describe('What goes back and the provider has not confirmed yet, in euros; it is tried again by itself.'),
  refund_error: z.string().nullable().describe('Why the provider refused the last refund; null when it did not.'),
})

export const member = defineCall({
  method: 'GET',
  path: '/console/members/{id}',
  access: 'console',
  permission: 'members.read',
  area: 'console',
  summary: 'Everything an operator sees of one member; 404 when there is none',
  params: memberParams,
  answer: z.object({
    version: z
      .number()
      .int()
      .describe('Sent along with an action, which is refused when another operator changed the member meanwhile.'),
    member: memberRow
      .extend({
        language: z.string().describe('Of mail.'),
        confirmed: z.boolean().describe('Whether the mail address was confirmed.'),
        blocked_at: instant.nullable().describe('Since when signing in is refused; null while it is not.'),
        second_factor: z.boolean().describe('Whether an authenticator app or a passkey is set up.'),
        role: z.enum(ROLES).nullable().describe('Role in the console; null of members without one.'),
        favourite_leagues: z.array(z.string()).describe('Their names.'),
        finders: z.number().int().describe('Saved finders.'),
        terms_agreed_at: instant.nullable().describe('When the member agreed to the terms last; null when never.'),
        terms_day: z.iso.date().nullable().describe('Day of those terms.'),
      })
      .describe('The account.'),
    sessions: z
      .array(
        z.object({
          id: z.string(),
          created_at: instant,
          last_used_at: instant.describe('Last use, to the hour.'),
          user_agent: z.string().nullable().describe('What the browser calls itself.'),
        }),
      )
      .describe('Open sessions, the last used first.'),
    subscriptions: z.array(memberSubscription).describe('The newest first.'),
    payments: z.array(memberPayment).describe('The newest first.'),
    mails: z
      .array(
        z.object({
          id,
          subject: z.string().describe('As it was sent.'),
          created_at: instant,
          state: z.enum(['sent', 'waiting', 'failing']).describe('`failing`: the mail server refused it so far.'),
          sent_at: instant.nullable().describe('When a mail server took it.'),
          attempts: z.number().int().describe('How often it was tried.'),
          last_error: z.string().nullable().describe('What the mail server said last.'),
        }),
      )
      .describe('Mails of the last week, the newest first.'),
    audit: z.array(auditEntry).describe('What operators did to the member, the newest 20.'),
  }),
})
export type MemberDetails = z.infer<typeof member.answer>

export const exportMembers = defineCall({
  method: 'POST',
  path: '/console/members/export',
  access: 'console',
  permission: 'members.export',
  area: 'console',
  summary: 'All members that match, for a file, with the ids of their subscriptions at the providers',
  body: z.object({ ...filters }),
  answer: z.object({
    members: z
      .array(
        memberRow.extend({
          language: z.string().describe('Of mail.'),
          subscriptions: z
            .string()
            .describe('`stripe:sub_…` and the like, separated by spaces; `grant` for access that was given.'),
        }),
      )
      .describe('All that match, up to what a file takes.'),
    whole: z.boolean().describe('False when there are more than a file takes.'),
  }),
})

export const memberCalls = [members, member, exportMembers] as const
