import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../settings/settings.fields.ts'
import { allTexts } from './texts.testing.ts'
import { createTranslator } from './translator.ts'

type Translate = (key: string, values?: object) => unknown

/** What a text can be asked for with: every name that stands in one, and numbers of every plural form. */
const COUNTS = [0, 1, 2, 3, 4, 11, 21, 22, 23, 100, 1.5]
const PLURAL = /_(ordinal_)?(zero|one|two|few|other)$/

/** The keys of all texts that say something: of an empty one the library gives the key. */
function keysOf(tree: unknown, path = ''): string[] {
  if (tree === '') return []
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [path]
  return Object.entries(tree).flatMap(([key, value]) => keysOf(value, path === '' ? key : `${path}.${key}`))
}

async function bothOf(
  language: Language,
): Promise<{ ours: Translate; theirs: Translate; keys: [ns: string, key: string][] }> {
  const translator = createTranslator(language)
  const resources: Record<string, Record<string, Record<string, unknown>>> = {}
  for (const spoken of new Set([language, 'en'] as const)) {
    resources[spoken] = await allTexts(spoken)
    for (const [namespace, texts] of Object.entries(resources[spoken])) translator.add(spoken, namespace, texts)
  }
  const library = createInstance({
    ...{ lng: language, fallbackLng: 'en', defaultNS: 'common', resources: resources as never },
    ...{ interpolation: { escapeValue: false }, returnNull: false, initAsync: false },
  })
  await library.init()
  const keys = Object.entries(resources[language] ?? {}).flatMap(([namespace, texts]) =>
    keysOf(texts).map((key): [string, string] => [namespace, key]),
  )
  return { ours: translator.t as unknown as Translate, theirs: library.t as unknown as Translate, keys }
}

describe.each(LANGUAGES)('the translator in %s, beside i18next', (language) => {
  test('says the same of every text, with values and for every plural form', async () => {
    const { ours, theirs, keys } = await bothOf(language)
    expect(keys.length).toBeGreaterThan(1000)
    for (const [ns, key] of keys) {
      const plain = key.replace(PLURAL, '')
      const asked = [
        {},
        { returnObjects: true },
        ...(plain === key ? [] : COUNTS.flatMap((count) => [{ count }, { count, ordinal: true }])),
      ]
      for (const options of asked) {
        const values = { ns, name: 'A{{b}}$1', score: 0, names: null, ...options }
        expect([ns, key, options, ours(plain, values)]).toEqual([ns, key, options, theirs(plain, values)])
      }
    }
  })

  test('says the same of what is not there', async () => {
    const { ours, theirs } = await bothOf(language)
    for (const options of [{}, { defaultValue: '' }, { defaultValue: 'Rio, {{name}}', name: 'BR' }, { ns: 'places' }]) {
      for (const key of ['nothing', 'state.nothing.code', 'places:city.Europe/Nowhere', 'result.W.more', 'message'])
        expect([key, options, ours(key, options)]).toEqual([key, options, theirs(key, options)])
    }
  })
})

test('English stands in for a text that Portuguese lacks', () => {
  const translator = createTranslator('pt')
  translator.add('en', 'weather', { light_rain: 'light rain', fog: 'fog' })
  translator.add('pt', 'weather', { fog: 'nevoeiro' })
  const t = translator.t as unknown as Translate
  expect([t('weather:light_rain'), t('weather:fog')]).toEqual(['light rain', 'nevoeiro'])
})
