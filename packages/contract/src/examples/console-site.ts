import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { OddsDisplay, Partners } from '../console/site-values.ts'
import type { CallExample } from './example.ts'

const BANNER = {
  shown: true,
  level: 'warn',
  texts: { [SOURCE_LANGUAGE]: 'Prices are late tonight.' },
  from: null,
  until: '2026-11-20T23:00:00.000Z',
}
const MAINTENANCE = { on: false, texts: { [SOURCE_LANGUAGE]: 'We are moving to a larger machine.' }, until: null }
const HELD = { version: 3, last_change: null }
const SAVED = { answer: { version: 4 } }

const CONTACT = {
  id: 17,
  username: 'Rui',
  email: 'rui@example.org',
  message: 'How do I change my plan?',
  language: SOURCE_LANGUAGE,
  state: 'open',
  created_at: '2026-11-20T18:04:11.000Z',
}
const TERMS = { params: { page: 'terms' } }
const TEXT = '# Terms\n\nWe are **here**.'
const LEAGUE = { id: 8, name: 'Premier League', country: 'England' }
const CLUB = { id: 19, name: 'Arsenal', country: 'England' }
const MAIL = { params: { kind: 'reset' } }
const CONTACT_ID = { params: { id: 17 } }

const DISPLAY: OddsDisplay = { mode: 'full', countries: [{ country: 'BR', mode: 'off' }] }
const PARTNERS: Partners = {
  links: [{ bookmaker: 'bet365', country: 'PT', url: 'https://partner.bet365.com/?affiliate=123' }],
  notices: [{ country: 'PT', texts: { [SOURCE_LANGUAGE]: '18+ only. Play responsibly.' } }],
}

/** Examples of the operators' calls for the site, by operation id. */
export const CONSOLE_SITE: Readonly<Record<string, CallExample>> = {
  announcements: { answer: { banner: { ...HELD, value: BANNER }, maintenance: { ...HELD, value: MAINTENANCE } } },
  saveBanner: { body: { version: 3, value: BANNER }, ...SAVED },
  mails: { answer: { mails: [{ kind: 'reset', changed: [SOURCE_LANGUAGE] }] } },
  mailWords: {
    ...MAIL,
    query: { language: SOURCE_LANGUAGE },
    answer: {
      ...HELD,
      sentences: [{ key: 'action', usual: 'Set a new password', text: null, placeholders: ['name', 'brand'] }],
    },
  },
  previewMail: {
    ...MAIL,
    body: { language: SOURCE_LANGUAGE, words: { action: 'Choose a new password {now}' } },
    answer: { faults: [{ key: 'action', fault: 'unknown', detail: 'now' }], preview: null },
  },
  saveMail: {
    ...MAIL,
    body: { version: 3, language: SOURCE_LANGUAGE, words: { action: 'Choose a new password' } },
    ...SAVED,
  },
  testMail: { ...MAIL, body: { language: SOURCE_LANGUAGE, words: {} }, answer: { sent_to: 'marta@example.org' } },
  legalTexts: {
    answer: {
      pages: [{ page: 'terms', origin: 'console', day: '2026-11-20' }],
      terms: { members: 812, agreed: 640 },
    },
  },
  legalDraft: {
    ...TERMS,
    query: { language: SOURCE_LANGUAGE },
    answer: {
      ...HELD,
      origin: 'console',
      day: '2026-11-20',
      markdown: TEXT,
      written: true,
      history: [{ version: 3, day: '2026-11-20', actor: 'marta', at: '2026-11-20T18:04:11.000Z' }],
    },
  },
  previewLegal: {
    ...TERMS,
    body: { markdown: TEXT },
    answer: { title: 'Terms', html: '<p>We are <strong>here</strong>.</p>\n' },
  },
  saveLegal: { ...TERMS, body: { version: 3, language: SOURCE_LANGUAGE, markdown: TEXT, new_version: true }, ...SAVED },
  termsDue: { answer: { due: '2026-11-20' } },
  agreeToTerms: { body: { day: '2026-11-20' }, answer: { agreed: true } },
  consoleSite: {
    answer: {
      top: { ...HELD, value: { leagues: [8], clubs: [19] } },
      shown: { leagues: [LEAGUE], clubs: [CLUB] },
      consent: { ...HELD, value: null },
      default_consent: 'off',
    },
  },
  siteThings: { query: { q: 'arse' }, answer: { leagues: [], clubs: [CLUB] } },
  saveTop: { body: { version: 3, value: { leagues: [8], clubs: [19] } }, ...SAVED },
  saveConsent: { body: { version: 3, value: 'required' }, ...SAVED },
  consoleOdds: {
    answer: {
      display: { ...HELD, value: DISPLAY },
      partners: { ...HELD, value: PARTNERS },
      ...{ country_header: 'cf-ipcountry', own_country: 'PT', bookmakers: [{ key: 'bet365', name: 'Bet365' }] },
    },
  },
  saveOddsDisplay: { body: { version: 3, value: DISPLAY }, ...SAVED },
  savePartners: { body: { version: 3, value: PARTNERS }, ...SAVED },
  contactMessages: {
    query: { state: 'open', limit: 50 },
    answer: { messages: [CONTACT], next: null, counts: { open: 1, answered: 12, closed: 3 } },
  },
  contactMessage: {
    ...CONTACT_ID,
    answer: { ...CONTACT, version: 1, last_change: null, member_id: 40, answers: [] },
  },
  answerContact: { ...CONTACT_ID, body: { version: 1, text: 'On the page of the plans.' }, answer: { version: 2 } },
  setContactState: { ...CONTACT_ID, body: { version: 1, state: 'closed' }, answer: { version: 2 } },
  saveMaintenance: { body: { version: 3, value: MAINTENANCE }, ...SAVED },
}
