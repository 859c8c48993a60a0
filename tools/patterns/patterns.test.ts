import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { patternFaults } from './patterns.ts'

/** Tests and their support never meet a stranger's text. */
const OURS_ALONE = /\.(test|testing|gen)\.tsx?$|^packages\/testing\//
/** A pattern that a visitor typed, of which the file lets none through that could take long. */
const TYPED = /^packages\/football\/src\/search\/search-text\.ts:\d+ makes a pattern/

test('no regular expression of the product takes more than linear time on any text', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !OURS_ALONE.test(file))
  const faults = files.flatMap((file) => patternFaults(file, readFileSync(join(ROOT, file), 'utf8')))
  expect(faults.filter((fault) => !TYPED.test(fault))).toEqual([])
})

test.each([
  ['ways to share a run among two parts', 'const mail = (text: string) => /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(text)'],
  ['every start of a run tried', "const bare = (text: string) => text.replace(/\\/+$/, '')"],
  ['a repeated repetition', 'const list = [/^(a+)+$/u]'],
  ['a pattern inside markup', 'const a = <p title={/(?:a|a)*b/.source}>/</p>'],
  ['a pattern made from a text', 'const made = (text: string) => new RegExp(text)'],
])('%s is found', (_, source) => {
  expect(patternFaults('planted.tsx', `export {}\n${source}\n`)).toMatchObject([
    expect.stringMatching(/^planted\.tsx:2 /),
  ])
})

test('patterns that take linear time pass', () => {
  const source = ['/^\\d{4}-\\d\\d$/', '/[\\w.]{1,64}@/g', '/^[^@]*@[^@]*$/', '/a|b/'].join(';\n')
  expect(patternFaults('planted.ts', source)).toEqual([])
})
