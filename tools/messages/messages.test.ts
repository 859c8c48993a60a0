import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ABSENCE_CATEGORY_NAMES,
  ABSENCE_WORDS,
  COACH_POSITION_NAMES,
  DETAILED_POSITION_NAMES,
  EVENT_INFO_NAMES,
  INJURY_NAMES,
  POSITION_NAMES,
  REFEREE_ROLE_NAMES,
  SHOOT_OUT_NAMES,
  STANDING_DETAIL_NAMES,
  STANDING_RULE_NAMES,
  STATISTIC_NAMES,
  SURFACE_NAMES,
  TRANSFER_NAMES,
  VIDEO_REVIEW_NAMES,
} from '../../packages/football/src/index.ts'
import {
  catalogOf,
  MESSAGE_FOLDER,
  type MessageTree,
  messagesIn,
  readMessages,
} from '../../packages/messages/src/catalog.ts'
import { LANGUAGES, SOURCE_LANGUAGE } from '../../packages/messages/src/index.ts'
import { namesOf } from '../../packages/messages/src/names.ts'
import { reportOf, type TranslationReport } from '../../packages/messages/src/translation-report.ts'

/** Names, codes and words that languages write alike. */
const SHARED_WORDS = new Set([
  ...[
    'PayPal',
    'Stripe',
    'Portugal',
    'Final',
    'final',
    'CSV',
    'VAR',
    'RPS',
    'Total',
    'Editor',
    'Menu',
    'tornado',
    'continental',
    'Plan',
    'No',
    'no',
    'Id',
    'General',
    'Email',
    'Telegram',
    'Discord',
    'Slack',
    'ntfy',
  ],
  ...['INT', 'PEN', 'SUSP', 'CANC', 'ABAN', 'pen {score}', 'vs', 'VS', 'Odds', 'Odds: {names}.', 'Passes'],
  ...['{count} cm', '{count} kg', '{count} min', '{value} min', '{near} decimal'],
])

/** The lists of names that a language has to have whole. */
const TYPE_LISTS = [
  ['absences', [...ABSENCE_WORDS, ...INJURY_NAMES, ...ABSENCE_CATEGORY_NAMES]],
  ['events', [...EVENT_INFO_NAMES, ...VIDEO_REVIEW_NAMES, ...SHOOT_OUT_NAMES]],
  ['people', [...POSITION_NAMES, ...DETAILED_POSITION_NAMES, ...COACH_POSITION_NAMES, ...REFEREE_ROLE_NAMES]],
  ['statistics', STATISTIC_NAMES],
  ['standings.zones', STANDING_RULE_NAMES],
  ['standings.columns', STANDING_DETAIL_NAMES],
  ['profile.surfaces', SURFACE_NAMES],
  ['transfers.kinds', TRANSFER_NAMES],
] as const

let english: Record<string, MessageTree>
beforeAll(() => {
  english = readMessages(SOURCE_LANGUAGE)
})

test('every language has a file of messages, and every file a language', () => {
  expect(readdirSync(MESSAGE_FOLDER).sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort())
})

test.each(LANGUAGES)('every message of %s is an ICU message', (language) => {
  for (const namespace of Object.keys(english)) catalogOf(language, namespace)
})

test('everything that operators do has words in the audit', () => {
  const folder = new URL('../../apps/server/src/', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const deeds = sources.flatMap((path) => [
    ...readFileSync(new URL(path, folder), 'utf8').matchAll(/action: '((?:member|staff|site|data)\.\w+)'/g),
  ])
  const said = new Set(messagesIn(english).map(([key]) => key))
  expect(deeds.length).toBeGreaterThan(30)
  expect(deeds.map(([, deed]) => deed).filter((deed) => !said.has(`console.audit.action.${deed}`))).toEqual([])
})

describe.each(LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE))('%s', (language) => {
  let report: TranslationReport
  beforeAll(() => {
    report = reportOf(readMessages(language), english)
  })

  test('says all that English says and nothing else, with the same values', () => {
    const { same: _, ...faults } = report
    expect(faults).toEqual({ missing: [], unknown: [], wrong: [], values: [] })
  })

  test('calls everything that the data has a type of', () => {
    const unnamed = TYPE_LISTS.flatMap(([list, types]) =>
      types.flatMap(({ name }) => (name in namesOf(language, list) ? [] : [`${list}.${name}`])),
    )
    expect(unnamed).toEqual([])
  })

  test('is not English, but for words that both languages share', () => {
    const texts = new Map(messagesIn(english))
    const isShared = (key: string) => SHARED_WORDS.has((texts.get(key) ?? '').replaceAll('\u00a0', ' '))
    expect(report.same.filter((key) => !isShared(key))).toEqual([])
  })
})

describe('the report on a translation', () => {
  const report = (translation: Record<string, MessageTree>) =>
    reportOf(translation, {
      match: { title: 'Match', goals: '{count, plural, one {# goal} other {# goals}}', at: '{home} at home' },
    })

  test('names what is missing, unknown, wrong, still English, and what has other values', () => {
    expect(
      report({ match: { title: 'Match', goals: '{count, plural, one {# gol', at: '{away} em casa', more: 'Mais' } }),
    ).toEqual({
      ...{ missing: [], unknown: ['match.more'], same: ['match.title'], values: ['match.at'] },
      wrong: [expect.stringMatching(/^match\.goals: /)],
    })
    expect(report({ match: { title: 'Jogo' } }).missing).toEqual(['match.goals', 'match.at'])
  })

  test('a plural may have other forms than English has', () => {
    const forms = '{count, plural, one {# gol} few {# gole} many {# gol} other {# gola}}'
    expect(report({ match: { title: 'Mecz', goals: forms, at: 'u {home}' } })).toEqual({
      ...{ missing: [], unknown: [], wrong: [], values: [], same: [] },
    })
  })
})

test.each([
  ['RPS', 'ranked probability score'],
  ['CLV', 'closing line value'],
])('%s is spelt out in every part of the texts that uses it, in every language', (short, full) => {
  const lacking: string[] = []
  for (const language of LANGUAGES) {
    const parts = Object.entries(readMessages(language)).map(([name, part]) => [name, JSON.stringify(part)] as const)
    expect(parts.some(([, text]) => text.includes(short))).toBe(true)
    for (const [name, text] of parts)
      if (text.includes(short) && !text.toLowerCase().includes(full)) lacking.push(`${language} ${name}`)
  }
  expect(lacking).toEqual([])
})
