import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from './root.ts'
import { run } from './run.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-collection-'))
  const setupFiles = [join(ROOT, 'tools/collection-guard.setup.ts')]
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test: { setupFiles } })}`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs one test file with this body. */
function runFile(body: string) {
  const imports = `import { existsSync, readFileSync } from 'node:fs'
    import { readFile } from 'node:fs/promises'
    import { beforeAll, describe, test } from ${JSON.stringify(import.meta.resolve('vitest'))}`
  writeFileSync(join(folder, 'one.test.ts'), `${imports}\n${body}`)
  return run('vitest', ['run', '--root', folder], { quiet: true })
}

test.each([
  ['a describe that is skipped', `describe.skip('it', () => { readFileSync('a.csv'); test('is', () => {}) })`],
  ['the condition of a skip', `describe.skipIf(!existsSync('a.csv'))('it', () => test('is', () => {}))`],
  ['the file itself', `const text = await readFile('a.csv', 'utf8')\ntest('is', () => {})`],
  ['a function that is called there', `const read = () => readFileSync('a.csv')\nread()\ntest('is', () => {})`],
])('a file that is read in %s fails', async (_, body) => {
  const { code, output } = await runFile(body)
  expect(code).toBe(1)
  expect(output).toContain('while tests are collected')
})

test('tests and hooks may read files', async () => {
  const own = `readFileSync(import.meta.filename)`
  const { code, output } = await runFile(`beforeAll(() => { ${own} })\ntest('is', () => { ${own} })`)
  expect(code, output).toBe(0)
})

test('tests on real data are collected where there is none', async () => {
  const args = [
    'run',
    '--project',
    'real-data',
    '--project',
    'figures',
    '--testNamePattern',
    '^no such test$',
    '--passWithNoTests',
  ]
  const env = { TOUCHLINE_DATA: join(folder, 'none'), TEST_DATABASE_URL: '' }
  const { code, output } = await run('vitest', args, { quiet: true, env })
  expect(code, output).toBe(0)
})

test('journeys on real data are collected where there is none', async () => {
  const env = { TOUCHLINE_DATA: join(folder, 'none'), TEST_DATABASE_URL: '' }
  const { code, output } = await run('playwright', ['test', '--config', 'e2e/real-data.config.ts', '--list'], {
    quiet: true,
    env,
  })
  expect(code, output).toBe(0)
})

test('no other test looks for real data', () => {
  const tests = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: ROOT }).concat(
    globSync('e2e/**/*.test.ts', { cwd: ROOT }),
  )
  const looking = tests.filter(
    (file) =>
      !/\.(real-data|figures)\.test\.ts$/.test(file) &&
      /tools\/data-folder|TOUCHLINE_DATA|shared\/data|stored-answers|(season|squad)-files|recorded-final/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
  )
  expect(tests.length).toBeGreaterThan(300)
  expect(looking).toEqual([])
})
