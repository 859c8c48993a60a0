import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type ArrowFunctionExpression, type Function as FunctionNode, parseSync, Visitor } from 'oxc-parser'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from './root.ts'

interface Import {
  from: string
  to: string
}

/** The packages of ours that each part may import. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/football': ['messages', 'probability'],
  'packages/probability': [],
  'packages/messages': [],
  'packages/contract': ['football', 'messages'],
  'packages/feeds': ['football'],
  'packages/demo': ['football', 'feeds'],
  'packages/database': ['football', 'messages'],
  'packages/runtime': ['database'],
  'packages/ingest': ['football', 'contract', 'database', 'demo', 'feeds', 'messages', 'probability', 'runtime'],
  'packages/testing': ['football', 'contract', 'database', 'demo', 'feeds', 'ingest', 'runtime', 'server'],
  'apps/server': ['football', 'contract', 'database', 'feeds', 'ingest', 'messages', 'probability', 'runtime'],
  'apps/docs': [],
  'apps/web': ['football', 'contract', 'messages', 'probability'],
}

let files: string[]
let imports: Import[]
beforeAll(() => {
  files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.gen\.ts$/.test(file))
  imports = files.flatMap(importsOf)
})

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = text.matchAll(
    /(?:^|[\s;])(?:import|export)[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|^import '([^']+)'/gm,
  )
  return [...found].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    return { from: file, to: target.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), target)) : target }
  })
}

const partOf = (file: string) => file.split('/').slice(0, 2).join('/')
const folderOf = (file: string, parent: string) => file.match(`^${parent}/([^/]+)/`)?.[1]

/** Tests and their support files. */
const isTest = (file: string) => /\.(test|testing)\.tsx?$/.test(file)

test('packages import only in the direction of the house, and test support is imported by tests alone', () => {
  const wrong = imports.filter(({ from, to }) => {
    const name = to.match(/^@touchline\/([^/]+)/)?.[1]
    if (name === 'testing') return !isTest(from)
    if (name) return !MAY_IMPORT[partOf(from)]?.includes(name)
    return to.startsWith('apps/') || to.startsWith('packages/') ? partOf(to) !== partOf(from) : false
  })
  expect(wrong).toEqual([])
})

test('a web feature never imports another feature, and shared pieces import no feature or route', () => {
  const features = 'apps/web/src/features'
  const wrong = imports.filter(({ from, to }) => {
    const target = folderOf(to, features)
    if (!target) return false
    const own = folderOf(from, features)
    return own ? own !== target : /^apps\/web\/src\/(ui|app|analysis)\//.test(from)
  })
  expect(wrong).toEqual([])
})

test('the analysis that features share is built from pieces of the web, and these never import it', () => {
  const wrong = imports.filter(
    ({ from, to }) => /^apps\/web\/src\/(ui|app)\//.test(from) && to.startsWith('apps/web/src/analysis/'),
  )
  expect(wrong).toEqual([])
})

test('the platform holds no football: it imports no module, sink or feed', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      from.startsWith('apps/server/src/platform/') &&
      !from.includes('.test.') &&
      (/^apps\/server\/src\/(modules|cli)\//.test(to) || /^@touchline\/(feeds|ingest)/.test(to)),
  )
  expect(wrong).toEqual([])
})

test('an adapter fetches and parses only: no table, no server', () => {
  const wrong = imports.filter(({ from, to }) => from.startsWith('packages/feeds/') && /drizzle|^pg$|fastify/.test(to))
  expect(wrong).toEqual([])
})

test('no import goes in a circle between files, types and lazy ones included', () => {
  const edges = new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to)]))
  const circles: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file])
    if (path.includes(file) || done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})

/** Commands that name no column of ours: transactions, locks, channels, sequences, parts of a table. */
const COMMAND =
  /^(begin|commit|rollback|savepoint|lock|listen|notify|analyze|vacuum|declare|close|set local|create|alter|drop|show |select (1\b|setval\(|pg_advisory))/

test('every query and write of the server takes its columns and rows from the tables', () => {
  const wrong = files
    .filter((file) => /^(apps\/server|packages\/(database|ingest|runtime))\//.test(file) && !isTest(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      const asked = [...text.matchAll(/\.query\(\s*['"`]([^'"`]*)/g)].map((match) => match[1] ?? '')
      const untyped = asked.filter((sql) => !COMMAND.test(sql.trim()))
      const typedByHand = file.endsWith('/statement.ts') ? [] : (text.match(/\.query<[^>]*>/g) ?? [])
      const upper =
        text.match(/['"`\s](SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|LOCK TABLE|DECLARE|FETCH \d)\b/g) ?? []
      return [...untyped, ...typedByHand, ...upper].map((found) => `${file}: ${found.trim().slice(0, 60)}`)
    })
  expect(wrong).toEqual([])
})

test('no folder holds more than 25 files', () => {
  const all = globSync('{apps,packages,e2e,endurance,bench,tools}/**/*.{ts,tsx,css}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.gen.ts'],
  })
  const crowded = [...Map.groupBy(all, (file) => dirname(file))]
    .filter(([, inside]) => inside.length > 25)
    .map(([folder, inside]) => `${folder}: ${inside.length}`)
  expect(crowded).toEqual([])
})

test('no source file passes 300 lines', () => {
  const long = files
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n').length] as const)
    .filter(([, lines]) => lines > 301)
  expect(long).toEqual([])
})

/** Numeric kernels of the inner loops, which take their numbers one by one. */
const KERNELS = new Set(['drawScore', 'lowScoreFactors', 'swapRows'])

test('functions take an options object from four parameters on', () => {
  const wrong = files
    .filter((file) => !isTest(file) && !file.startsWith('packages/testing/src/records/'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      const check = ({ id, params }: FunctionNode | ArrowFunctionExpression, name = id?.name) => {
        const last = params.slice(3).at(-1)
        const isOptions = params.length === 4 && /^\{|^(options|cache|more)\b/.test(text.slice(last?.start, last?.end))
        if (params.length > 3 && !isOptions && name !== undefined && !KERNELS.has(name)) many.push(`${file}: ${name}`)
      }
      const many: string[] = []
      new Visitor({
        FunctionDeclaration: (found) => check(found),
        VariableDeclarator: ({ id, init }) => {
          if (init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier') check(init, id.name)
        },
      }).visit(parseSync(file, text).program)
      return many
    })
  expect(wrong).toEqual([])
})
