import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const files = (pattern: string) => globSync(pattern, { cwd: SOURCE }).map((file) => join(SOURCE, file))
const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one)
const rules = (sheet: string) => read(sheet).replace(/\/\*.*?\*\//gs, '')
const classesOf = (sheet: string) => new Set(found(rules(sheet), /\.([a-z][\w-]*)(?=[^{};]*\{)/gi))
const words = (lists: readonly string[]) => lists.flatMap((list) => list.split(/\s+/))

const components = () => files('**/*.tsx')
const modules = () => files('**/*.module.css')

/** The classes of a sheet that a component names, for each sheet it imports. */
const namedIn = (component: string) =>
  [...read(component).matchAll(/import (\w+) from '(.+\.module\.css)'/g)].map(([, name, sheet = '']) => ({
    sheet: join(dirname(component), sheet),
    names: found(read(component), new RegExp(`\\b${name}(?:\\.(?!module)|\\['?)(\\w+)`, 'g')),
  }))

/** The classes that a sheet takes from another one. */
const composedBy = (sheet: string) =>
  [...rules(sheet).matchAll(/composes: ([\w\s-]+) from ["'](.+?)["']/g)].map(([, names = '', from = '']) => ({
    sheet: join(dirname(sheet), from),
    names: words([names]),
  }))

test('a class of a sheet is used', () => {
  const named = [...components().flatMap(namedIn), ...modules().flatMap(composedBy)]
  const unused = modules().flatMap((sheet) => {
    const names = new Set(named.filter((one) => one.sheet === sheet).flatMap((one) => one.names))
    return [...classesOf(sheet)].filter((one) => !names.has(one)).map((one) => `${sheet.slice(SOURCE.length)} ${one}`)
  })
  // Named by the look and the size of a button.
  const looks = ['small', 'large', 'primary', 'plain', 'quiet'].map((one) => `/ui/controls/button.module.css ${one}`)
  expect(unused.filter((one) => !looks.includes(one))).toEqual([])
})

test('every primitive used by a sheet or the markup exists', () => {
  const primitives = new Set(
    ['layout', 'surface', 'text'].flatMap((one) => [...classesOf(join(import.meta.dirname, `${one}.css`))]),
  )
  const composed = modules().flatMap((sheet) => words(found(rules(sheet), /composes: ([\w\s-]+) from global/g)))
  const written = components().flatMap((file) => words(found(read(file), /className="([^"]+)"/g)))
  expect([...composed, ...written].filter((one) => !primitives.has(one))).toEqual([])
})

test('a side has one colour in every chart, and the one in the middle is not that of a draw', () => {
  const colours = { home: /^--(?:accent|home-tint)$/, draw: /^--level/, away: /^--away/ }
  const wrong = modules().flatMap((sheet) =>
    [...rules(sheet).matchAll(/\[data-(?:side|outcome)="(home|draw|away)"\][^{};]*\{([^{}]*)\}/g)].flatMap(
      ([, side = '', body = '']) =>
        found(body, /(?:background|of-outcome|of-line|fill|stroke)[^;]*var\((--[\w-]+)\)/g)
          .filter((one) => !colours[side as keyof typeof colours].test(one))
          .map((one) => `${sheet.slice(SOURCE.length)} ${side} ${one}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('sizes of text follow the size that the browser is set to', () => {
  const sheets = [...modules(), ...files('ui/styles/*.css')]
  const fixed = sheets.filter((sheet) => /(?:font-size|line-height):[^;]*\dpx/.test(rules(sheet)))
  expect(fixed.map((sheet) => sheet.slice(SOURCE.length))).toEqual([])
})
