import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { CallExample } from './example.ts'

const AT = '2026-11-20T18:04:11.000Z'

const SETTINGS = {
  groups: [
    {
      group: 'mail',
      version: 2,
      changed_by: 'marta',
      changed_at: AT,
      waits: false,
      settings: [
        {
          name: 'SMTP_URL',
          source: 'stored',
          secret: true,
          value: 'smtps://goals:****@mail.example.org',
          last4: null,
          set_at: AT,
          unreadable: null,
        },
        {
          name: 'MAIL_FROM',
          source: 'environment',
          secret: false,
          value: 'Goals <goals@example.org>',
          last4: null,
          set_at: null,
          unreadable: null,
        },
      ],
    },
  ],
  restartable: true,
  webhooks: [{ provider: 'stripe', address: 'https://goals.example/api/webhooks/stripe', seen_at: null }],
}

const SAVE = {
  body: {
    group: 'mail',
    version: 1,
    values: { SMTP_URL: 'smtps://goals:secret@mail.example.org' },
    test_to: 'marta@example.org',
  },
  answer: { status: 'stored', faults: [], found: [], settings: SETTINGS },
}
const TEST = { body: { to: 'marta@example.org' }, answer: { status: 'sent', detail: null } }
const BEGUN = { answer: { begun: true } }
const DONE = { done: true }
const SCHEDULE = { on: true, hour: 2, kept: 14 }
const BACKUP = { name: 'touchline-2026-11-20T02-00-00-uploaded.backup.gz' }

/** Examples of the setup and of the settings of the console, by operation id. */
export const SETUP: Readonly<Record<string, CallExample>> = {
  consoleSettings: { answer: SETTINGS },
  saveSettings: SAVE,
  testMailServer: TEST,
  applySettings: BEGUN,
  setupState: { answer: { open: true } },
  setup: {
    answer: {
      by: 'link',
      expires_at: AT,
      owner: null,
      steps: [{ step: 'owner', state: 'open' }],
      started_at: AT,
      world: null,
      schedule: SCHEDULE,
      settings: SETTINGS,
      plans: [{ months: 1, price: '22.99', shown: true }],
      legal: ['terms'],
    },
  },
  setupOwner: {
    body: {
      email: 'marta@example.org',
      username: 'marta',
      password: 'correct horse',
      country: 178,
      language: SOURCE_LANGUAGE,
    },
    answer: { status: 0, token: 'q4Vw0c8Jt5yZkq1D0mZ7r2b9x3N6uT8sPfLh4gEaYVo', id: 1 },
  },
  saveSetupStep: { body: { step: 'payment', state: 'skipped' }, answer: DONE },
  saveSetupSettings: SAVE,
  testSetupMail: TEST,
  applySetup: BEGUN,
  setupArriving: {
    answer: {
      fill: { done: 14, of: 38, unreachable: false },
      matches: 31406,
      results: 31020,
      prices: 22731,
      competitions: [
        {
          name: 'Premier League',
          country_code: 'gb-eng',
          season: '2026/2027',
          matches: 380,
          results: 120,
          seasons: 9,
          priced: 0.79,
        },
      ],
      more: 33,
    },
  },
  saveSetupSchedule: { body: SCHEDULE, answer: DONE },
  uploadSetupBackup: { answer: BACKUP },
  restoreSetupBackup: { body: BACKUP, answer: { begun: true } },
  finishSetup: BEGUN,
}
