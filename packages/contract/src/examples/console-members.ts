import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { CallExample } from './example.ts'

const AT = '2026-11-20T18:04:11.000Z'
const RENEWAL = '2026-12-20T18:04:11.000Z'
const ID = { params: { id: 40 } }
const QUOTE = { due: 0, price: 60, from: RENEWAL, needs_approval: false, at: AT }

/** Examples of the import of members and of changes of plans, by operation id. */
export const CONSOLE_MEMBERS: Readonly<Record<string, CallExample>> = {
  memberImport: {
    answer: {
      file: { name: 'members.csv', at: AT, mail: null },
      task: {
        ...{ id: 7, kind: 'members_check', subject: 'members.csv', state: 'done', actor: 'marta' },
        ...{ started_at: AT, finished_at: AT, done: 120, of: 120, error: null, outcome: null },
      },
      report: {
        ...{ rows: 121, added: 118, known: 2, granted: 4, subscriptions: 96, unchecked: 0, mailed: 0, refused: 1 },
        ignored: ['phone'],
        problems: [{ line: 17, column: 'email', fault: 'no_address' }],
      },
    },
  },
  uploadMembers: { query: { name: 'members.csv', country: 178, language: SOURCE_LANGUAGE }, answer: { task: 7 } },
  startMemberImport: { body: { mail: true }, answer: { task: 8 } },
  checkMemberImport: { answer: { task: 9 } },
  dropMemberImport: { answer: { done: true } },
  quoteMemberPlan: { ...ID, body: { months: 3, when: 'renewal' }, answer: { ...QUOTE, granted: false } },
  changeMemberPlan: { ...ID, body: { version: 31, months: 3, when: 'renewal', at: AT }, answer: { url: null } },
}

/** The same of members themselves. */
export const PLAN_CHANGES: Readonly<Record<string, CallExample>> = {
  quotePlanChange: { body: { months: 3, when: 'renewal' }, answer: QUOTE },
  changeOwnPlan: { body: { months: 3, when: 'renewal', at: AT }, answer: { url: null } },
  usePausedPlan: { answer: { done: true } },
}
