import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { environment } from '../apps/server/src/config.ts'
import { CONFIGURATION_PAGE, configurationPage } from './configuration-page.ts'
import { ROOT } from './root.ts'
import { SERVER_COMMAND } from './server-command.ts'

let documents: string[]
beforeAll(() => {
  documents = globSync('{*.md,docs/**/*.md}', { cwd: ROOT })
})
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Folders that only a build or a start makes: a fresh clone has none of them. */
const GENERATED = /\/(?:dist|node_modules)(?:\/|$)/

test('every path a document names exists in a fresh clone', () => {
  const missing = documents.flatMap((file) =>
    [...text(file).matchAll(/`((?:apps|packages|e2e|bench|docs|tools)\/[\w./-]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => GENERATED.test(path) || !existsSync(join(ROOT, path)))
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

test('documents run our files by the Node of the packages: the one of a machine may be older than they need', () => {
  const WITHOUT = /(?:^|[^/\w-])node (?:--\S+ )*(?:tools|apps|bench|e2e)\/[\w./-]+\.ts/
  const IN_CONTAINER = /\b(?:exec|run|compose|kubectl)\b/
  expect('node tools/open-stand-ins.ts').toMatch(WITHOUT)
  expect('node_modules/.bin/node tools/open-stand-ins.ts').not.toMatch(WITHOUT)
  const wrong = documents.flatMap((file) =>
    text(file)
      .split('\n')
      .filter((line) => WITHOUT.test(line) && !IN_CONTAINER.test(line))
      .map((line) => `${file}: ${line.slice(0, 100)}`),
  )
  expect(wrong).toEqual([])
})

test('the configuration page lists what the server reads', () => {
  expect(readFileSync(CONFIGURATION_PAGE, 'utf8')).toBe(configurationPage())
})

/** Variables of the examples of a site besides its settings: passwords, addresses and the port of the proxy. */
const OF_THE_EXAMPLES = new Set([
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'REPLICATION_PASSWORD'],
  ...['FIRST_ADDRESS', 'SECOND_ADDRESS', 'PRIMARY_ADDRESS', 'PROXY_ADDRESS', 'PROXY_PORT', 'TOUCHLINE_IMAGE'],
])
/** `NAME:` and `NAME=` at the beginning of a line, `${NAME` and `{ name: NAME` within one. */
const NAMED = /(?:^[ \t]*(?:environment: \{ )?#?|\$\{|\{ name: |, )([A-Z][A-Z_]+)(?=[:=}?,-])/gm

test('the examples of a site name settings that there are', () => {
  const files = globSync(['{compose,deploy/**/compose,deploy/*}.yaml', 'deploy/**/env.example'], { cwd: ROOT })
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) {
    const names = [...text(file).matchAll(NAMED)].map(([, name = '']) => name)
    const unknown = names.filter((name) => !(name in environment.shape) && !OF_THE_EXAMPLES.has(name))
    expect({ file, unknown }).toEqual({ file, unknown: [] })
  }
})

test('the list of changes begins with the version of the product, which the image and the examples of a site have too', () => {
  const { version } = JSON.parse(text('package.json')) as { version: string }
  expect(/^## (\S+?),? /m.exec(text('CHANGELOG.md'))?.[1]).toBe(version)
  expect(text('Dockerfile')).toContain(`ARG VERSION=${version}\n`)
  expect(text('deploy/services.yaml')).toContain(`\${TOUCHLINE_IMAGE:-touchline:${version}}`)
})

test('the container image starts the server as every other part of a site is started', () => {
  const [, command = ''] = /^CMD (.+)$/m.exec(text('Dockerfile')) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...SERVER_COMMAND])
})
