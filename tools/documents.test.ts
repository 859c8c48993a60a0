import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { CONFIGURATION_PAGE, configurationPage } from './configuration-page.ts'
import { ROOT } from './root.ts'

let documents: string[]
beforeAll(() => {
  documents = globSync('{*.md,docs/**/*.md}', { cwd: ROOT })
})
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('every path a document names exists', () => {
  const missing = documents.flatMap((file) =>
    [...text(file).matchAll(/`((?:apps|packages|e2e|bench|docs|tools)\/[\w./-]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('every link between documents leads somewhere', () => {
  const broken = documents.flatMap((file) =>
    [...text(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !existsSync(join(ROOT, file, '..', target)))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('the configuration page lists what the server reads', () => {
  expect(readFileSync(CONFIGURATION_PAGE, 'utf8')).toBe(configurationPage())
})
