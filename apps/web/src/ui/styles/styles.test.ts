import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(file, 'utf8')
const files = (pattern: string) => Array.fromAsync(glob(pattern, { cwd: SOURCE }), (file) => join(SOURCE, file))
const names = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
const rules = (file: string) => read(file).replace(/\/\*.*?\*\//gs, '')
const classesIn = (file: string) => names(rules(file), /\.([a-z][\w-]*)(?=[^{};]*\{)/gi)
const composed = (file: string) =>
  [...rules(file).matchAll(/composes: ([\w\s-]+) from global/g)].flatMap(([, all = '']) => all.split(/\s+/))

/** The sheets a component imports, each with the name it goes by. */
const sheetsOf = (file: string) =>
  Array.from(read(file).matchAll(/import (\w+) from '(.+\.module\.css)'/g), ([, name = '', sheet = '']) => ({
    name,
    sheet: join(dirname(file), sheet),
  }))

test('every class of a sheet is used and every class used is in its sheet', async () => {
  const used = new Map<string, Set<string>>()
  for (const file of await files('**/*.{ts,tsx}')) {
    for (const { name, sheet } of sheetsOf(file)) {
      const asked = names(read(file), new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
      used.set(sheet, (used.get(sheet) ?? new Set()).union(asked))
    }
  }
  const wrong: string[] = []
  for (const sheet of await files('**/*.module.css')) {
    const [has, asked] = [classesIn(sheet), used.get(sheet) ?? new Set()]
    for (const one of has.symmetricDifference(asked)) wrong.push(`${relative(SOURCE, sheet)} ${one}`)
  }
  expect(wrong).toEqual([])
})

test('what a sheet takes from the primitives is one of them', async () => {
  const primitives = classesIn(join(import.meta.dirname, 'primitives.css'))
  const taken = (await files('**/*.module.css')).flatMap(composed)
  expect(taken.filter((one) => !primitives.has(one))).toEqual([])
})
