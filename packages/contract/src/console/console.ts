import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'
import { boundedParam, boundedText } from '../kit/text.ts'
import { utcDay } from '../kit/utc-day.ts'
import { PERMISSIONS, ROLES } from './roles.ts'

const role = z.enum(ROLES)

export const consoleMe = defineCall({
  method: 'GET',
  path: '/console/me',
  access: 'console',
  permission: 'console.open',
  area: 'console',
  summary: 'Who is signed in to the console and what they may do there',
  answer: z.object({
    username: z.string(),
    email: z.string(),
    role: role.describe('Of the operator.'),
    permissions: z.array(z.enum(PERMISSIONS)).describe('What the role may do.'),
    simulated: z.boolean().describe('True in the demo world: members and money are made up.'),
  }),
})

/** Values of a record before or after an action; personal data is masked. */
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const auditEntry = z.object({
  id: z.number().int(),
  at: instant.describe('When it was done, UTC.'),
  via: z
    .enum(['console', 'command', 'provider'])
    .describe('In the console, by a command on the machine, or by the groups of the identity provider.'),
  actor: z.string().describe('Username of the operator, or the user of the machine who ran the command.'),
  role: role.nullable().describe('Of the operator at the time; null of commands.'),
  action: z.string().describe('What was done: `member.block`.'),
  target_kind: z.enum(['member', 'staff', 'site', 'data']).describe('What kind of thing it was done to.'),
  target_id: z.string().nullable().describe('Id of what it was done to; null of the site itself.'),
  target: z.string().nullable().describe('Its name, masked where it is a person.'),
  before: values.nullable().describe('What it was; null where nothing was.'),
  after: values.nullable().describe('What it became; null where nothing is left.'),
  reason: z.string().nullable().describe('As the operator gave it.'),
  address: z.string().nullable().describe('Network address of the operator; null of commands.'),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Longest text an operator gives as a reason. */
export const MAX_REASON = 300

export const audit = defineCall({
  method: 'GET',
  path: '/console/audit',
  access: 'console',
  permission: 'audit.read',
  area: 'console',
  summary: 'What operators did, the newest first, 50 a page; kept for two years',
  query: z.object({
    actor: boundedParam(100).optional().describe('Only of this operator.'),
    action: boundedParam(60).optional().describe('Only this action, or all whose name begins so: `member.`.'),
    member: z.coerce.number().int().positive().optional().describe('Only what was done to this member.'),
    from: utcDay.optional().describe('From this day on, UTC.'),
    to: utcDay.optional().describe('To this day, UTC.'),
    before: z.coerce.number().int().positive().optional().describe('Only entries with a smaller id: the next page.'),
    limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Entries a page.'),
  }),
  answer: z.object({
    entries: z.array(auditEntry).describe('The newest first.'),
    next: z.number().int().nullable().describe('What to send as `before` for the next page; null on the last.'),
    actors: z.array(z.string()).describe('Everybody who has an entry.'),
    actions: z.array(z.string()).describe('Every action that has an entry.'),
  }),
})

export const staffMember = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role: role.describe('What the account may do in the console.'),
  second_factor: z.boolean().describe('Whether signing in takes an authenticator app or a passkey.'),
  seen_at: instant.describe('Last use, to the hour.'),
})
export type StaffMember = z.infer<typeof staffMember>

export const staff = defineCall({
  method: 'GET',
  path: '/console/staff',
  access: 'console',
  permission: 'staff.change',
  area: 'console',
  summary: 'Everybody with a role',
  answer: z.object({ staff: z.array(staffMember).describe('Owners first, then by when they joined.') }),
})

export const setRole = defineCall({
  method: 'POST',
  path: '/console/staff/role',
  access: 'console',
  permission: 'staff.change',
  area: 'console',
  summary: 'Gives an account a role, or takes it away; its open sessions end',
  description: 'Nobody changes their own role, and one owner always stays.',
  body: z.object({
    email: boundedText(300).describe('Mail address of the account.'),
    role: role.nullable().describe('Null takes the role away.'),
  }),
  answer: z.object({
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
      .describe('0 done, 1 no active account has the address, 2 it is your own account, 3 it is the last owner.'),
  }),
})
