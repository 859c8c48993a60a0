import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  catalogOf,
  MESSAGE_FOLDER,
  type MessageTree,
  messagesIn,
  readMessages,
} from '../../packages/messages/src/catalog.ts'
import { LANGUAGES, SOURCE_LANGUAGE } from '../../packages/messages/src/index.ts'
import { reportOf, type TranslationReport } from '../../packages/messages/src/translation-report.ts'

/** Names, codes and words that languages write alike. */
const SHARED_WORDS = new Set([
  ...[
    'PayPal',
    'Stripe',
    'English',
    'Português',
    'Portugal',
    'CSV',
    'VAR',
    'RPS',
    'Total',
    'Menu',
    'tornado',
    'continental',
  ],
  ...['INT', 'PEN', 'SUSP', 'CANC', 'ABAN', 'pen {score}', 'vs', 'VS', 'Odds', 'Odds: {names}.', 'Passes'],
  ...['{count} cm', '{count} kg', '{count} min', '{near} decimal'],
])

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

describe.each(LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE))('%s', (language) => {
  let report: TranslationReport
  beforeAll(() => {
    report = reportOf(readMessages(language), english)
  })

  test('says all that English says and nothing else, with the same values', () => {
    const { same: _, ...faults } = report
    expect(faults).toEqual({ missing: [], unknown: [], wrong: [], values: [] })
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
