import { SOURCE_LANGUAGE } from '@touchline/messages'
import { PERMISSIONS } from '../console/roles.ts'
import { CONSOLE_DATA } from './console-data.ts'
import { CONSOLE_MEMBERS } from './console-members.ts'
import { CONSOLE_MONEY } from './console-money.ts'
import { CONSOLE_SITE } from './console-site.ts'
import type { CallExample } from './example.ts'

const AT = '2026-11-20T18:04:11.000Z'

const STAFF = { id: 12, username: 'marta', email: 'marta@example.org', role: 'owner', second_factor: true, seen_at: AT }

const ENTRY = {
  id: 31,
  at: AT,
  via: 'console',
  actor: 'marta',
  role: 'owner',
  action: 'member.grant',
  target_kind: 'member',
  target_id: '40',
  target: 'r•••@e•••.org',
  before: { access_until: null },
  after: { access_until: '2026-12-20T18:04:11.000Z', months: 1 },
  reason: 'Outage of 12 November',
  address: '198.51.100.7',
}

const MEMBER = {
  id: 40,
  username: 'rui',
  email: 'rui@example.org',
  country: { id: 39, name: 'Brazil', code: 'br' },
  state: 'paying',
  months: 3,
  access_until: '2027-01-12T10:00:00.000Z',
  paid: 120,
  joined_at: AT,
  seen_at: AT,
}
const ID = { params: { id: 40 } }
const ACTION = { ...ID, body: { version: 31, reason: 'Asked for by mail' }, answer: { done: true } }

const CREDENTIAL = { id: 'ZmFjZQ', rawId: 'ZmFjZQ', type: 'public-key' }
const NEW_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', attestationObject: 'o2M', transports: ['internal'] },
}
const PASSKEY_ANSWER = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'e30', authenticatorData: 'SZY', signature: 'MEU' },
}
const SIGNED_IN = {
  invalid: false,
  token: 'Q2hhbXBpb25zaGlw',
  user: { id: 40, username: 'rui' },
  favorite_league: [],
  follows: { teams: [], matches: [], players: [] },
  hidden_scores: null,
}

const INCIDENT = {
  id: 3,
  title: 'Live scores are late',
  text: 'A source answers slowly. Results are complete.',
  started_at: AT,
  resolved_at: null,
  updated_at: AT,
  version: 1,
}
const BACKUP = { name: 'touchline-2026-11-20T02-00-00-nightly.backup.gz' }
const STARTED = { answer: { task: 8 } }

/** Examples of the second factor and of the operator's console, by operation id. */
export const CONSOLE: Readonly<Record<string, CallExample>> = {
  beginSecondFactor: {
    body: { password: 'correct horse' },
    answer: {
      status: 0,
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      url: 'otpauth://totp/Touchline:marta?issuer=Touchline&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  confirmSecondFactor: { body: { code: '492039' }, answer: { status: 0, recovery_codes: ['h4kq-w9te-2mzd'] } },
  removeSecondFactor: { body: { password: 'correct horse', code: '492039' }, answer: { status: 0 } },
  beginPasskey: { body: { password: 'correct horse' }, answer: { status: 0, options: '{"challenge":"…"}' } },
  addPasskey: {
    body: { name: 'Phone', credential: NEW_PASSKEY, as_factor: true },
    answer: { status: 0, recovery_codes: ['h4kq-w9te-2mzd'] },
  },
  renamePasskey: { body: { id: 'ZmFjZQ', name: 'Work phone' }, answer: { status: 0 } },
  removePasskey: { body: { id: 'ZmFjZQ', password: 'correct horse' }, answer: { status: 0 } },
  passkeyFactor: { body: { on: true, password: 'correct horse' }, answer: { status: 0, recovery_codes: [] } },
  beginPasskeyLogin: { body: {}, answer: { options: '{"challenge":"…"}' } },
  passkeyLogin: { body: { credential: PASSKEY_ANSWER }, answer: SIGNED_IN },
  providerLogin: { body: {}, answer: SIGNED_IN },
  consoleMe: {
    answer: {
      username: 'marta',
      email: 'marta@example.org',
      role: 'owner',
      permissions: PERMISSIONS,
      simulated: false,
    },
  },
  audit: {
    query: { action: 'member.', limit: 50 },
    answer: { entries: [ENTRY], next: null, actors: ['marta'], actions: ['member.grant'] },
  },
  staff: { answer: { staff: [STAFF] } },
  status: {
    answer: {
      checked_at: AT,
      state: 'late',
      parts: [{ part: 'live', state: 'late', lag_seconds: 3120, usual_seconds: 60 }],
      incidents: [INCIDENT],
    },
  },
  health: {
    answer: {
      checked_at: AT,
      matters: [
        {
          kind: 'mail',
          level: 'bad',
          count: 38,
          cents: null,
          since: AT,
          subject: null,
          detail: '450 4.2.0 Greylisted, try again in 300 seconds',
        },
      ],
      well: [{ kind: 'disk', count: 38, since: null, subject: null }],
      figures: { paying: 1146, accounts: 3912, today: 431, today_known: 412 },
    },
  },
  openIncident: { body: { title: INCIDENT.title, text: INCIDENT.text }, answer: { incident: INCIDENT } },
  changeIncident: {
    params: { id: 3 },
    body: { title: INCIDENT.title, text: INCIDENT.text, version: 1, resolved: true },
    answer: { incident: { ...INCIDENT, resolved_at: AT, version: 2 } },
  },
  jobs: {
    answer: {
      now: AT,
      jobs: [
        {
          name: 'OpenLigaDB live',
          source: 'openligadb',
          state: 'well',
          every_seconds: 60,
          last_at: AT,
          took_ms: 1200,
          next_at: AT,
          failures: 0,
          error: null,
          requested: false,
        },
      ],
    },
  },
  runJob: { body: { name: 'OpenLigaDB live' }, answer: { done: true } },
  backups: {
    answer: {
      schema: '0041_operations',
      version: '1.4.0',
      folder: '/var/lib/touchline/backups',
      free_bytes: 49_392_123_904,
      schedule: { on: true, hour: 2, kept: 14 },
      backups: [
        {
          ...BACKUP,
          kind: 'nightly',
          taken_at: AT,
          bytes: 184_000_000,
          rows: 3_120_455,
          schema: '0041_operations',
          fits: 'same',
          checked_at: AT,
          fault: null,
        },
      ],
      tasks: [],
      restore: null,
    },
  },
  ...CONSOLE_DATA,
  makeBackup: { body: {}, ...STARTED },
  checkBackup: { body: BACKUP, ...STARTED },
  removeBackup: { body: BACKUP, answer: { done: true } },
  saveSchedule: { body: { on: true, hour: 2, kept: 14 }, answer: { done: true } },
  backupLink: { body: BACKUP, answer: { path: '/api/backup-file?key=h4kqw9te2mzd' } },
  restoreBackup: { body: { ...BACKUP, password: 'correct horse' }, answer: { status: 0 } },
  uploadBackup: { answer: BACKUP },
  setRole: { body: { email: 'rui@example.org', role: 'support' }, answer: { status: 0 } },
  members: {
    query: { q: 'rui', state: 'paying' },
    answer: { members: [MEMBER], next: null, total: 1 },
  },
  member: {
    ...ID,
    answer: {
      version: 31,
      member: {
        ...MEMBER,
        language: SOURCE_LANGUAGE,
        confirmed: true,
        blocked_at: null,
        second_factor: false,
        role: null,
        favourite_leagues: ['Primeira Liga'],
        finders: 2,
        terms_agreed_at: AT,
        terms_day: '2026-11-20',
      },
      sessions: [{ id: 'b0u9JmWkS1l2', created_at: AT, last_used_at: AT, user_agent: null }],
      subscriptions: [
        {
          id: 7,
          provider: 'stripe',
          provider_id: 'sub_1Q2w3E',
          provider_url: 'https://dashboard.stripe.com/subscriptions/sub_1Q2w3E',
          months: 3,
          status: 'active',
          started_at: AT,
          paid_through: '2027-01-12T10:00:00.000Z',
          cancelled_at: null,
          held_at: null,
          checked: true,
          closed_at: null,
        },
      ],
      payments: [],
      mails: [
        {
          id: 9,
          subject: 'Your plan',
          created_at: AT,
          state: 'sent',
          sent_at: AT,
          attempts: 0,
          last_error: null,
        },
      ],
      audit: [ENTRY],
    },
  },
  grantMember: { ...ID, body: { version: 31, reason: 'Outage of 12 November', months: 1 }, answer: { done: true } },
  endGrants: ACTION,
  cancelMember: { ...ACTION, body: { ...ACTION.body, when: 'end' } },
  blockMember: ACTION,
  unblockMember: ACTION,
  endMemberSession: { ...ACTION, body: { ...ACTION.body, session: 'Qk3v' } },
  endMemberSessions: ACTION,
  resetMemberFactor: ACTION,
  resendMemberActivation: ACTION,
  refundMember: {
    ...ID,
    body: { version: 31, reason: 'Not used', payment_id: 12, cents: 3457, access: 'now' },
    answer: { status: 0 },
  },
  exportMember: { ...ID, answer: { json: '{}' } },
  deleteMember: { ...ID, body: { version: 31, email: 'rui@example.org' }, answer: { status: 0 } },
  ...CONSOLE_MEMBERS,
  ...CONSOLE_MONEY,
  ...CONSOLE_SITE,
  exportMembers: {
    body: { state: 'paying' },
    answer: { members: [{ ...MEMBER, language: SOURCE_LANGUAGE, subscriptions: 'stripe:sub_1Q2w3E' }], whole: true },
  },
}
