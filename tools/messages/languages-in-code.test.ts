import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../packages/messages/src/index.ts'
import { ROOT } from '../root.ts'

/** Files with codes of countries, the languages of sources and payment services, and examples of answers. */
const OTHER_CODES = [
  'packages/messages/src/index.ts',
  'packages/football/src/places/country-list.ts',
  'packages/contract/src/examples/written.ts',
  'packages/feeds/src/',
  'packages/testing/src/',
  'apps/web/src/features/settings/places/countries.data.ts',
]
const TAG = new RegExp(`(['"])(${LANGUAGES.join('|')})\\1|\\b(${LANGUAGES.join('|')}): (['"\\[{]|say)`)

test('no code names a language: one is added by files alone', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(test|testing|gen)\.tsx?$/.test(file) && !OTHER_CODES.some((start) => file.startsWith(start)),
  )
  expect(files.length).toBeGreaterThan(1000)
  const named = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (TAG.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(named).toEqual([])
})
