import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from './root.ts'

const SERVER = 'apps/server/src'
const PACKAGES = ['football', 'database', 'contract', 'demo', 'feeds', 'ingest', 'runtime']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-rows-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a column that is renamed in its table is a compile error in every query that names it', async () => {
  const typed = globSync(`{${SERVER},packages/ingest/src,packages/runtime/src}/**/*.ts`, { cwd: ROOT }).filter(
    (file) => !file.includes('.test') && /= statement\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  copySources(typed)
  renameColumn(join(folder, 'packages/database/src/tables/fixture.ts'), 'kickoff', 'startsAt')
  const errors = await typeCheck()
  expect(errors.filter((error) => !error.includes("'kickoff'"))).toEqual([])
  const failing = new Set(errors.map((error) => error.slice(0, error.indexOf('('))))
  const naming = typed.filter((file) => /\b(fixture|side)\.kickoff\b/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter((file) => !failing.has(file))).toEqual([])
})

/** The sources of the server and its packages as they stand, with these files as the ones to check. */
function copySources(files: readonly string[]): void {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const source of [SERVER, ...PACKAGES.map((name) => `packages/${name}/src`)]) {
    cpSync(join(ROOT, source), join(folder, source), { recursive: true })
  }
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
  const paths = Object.fromEntries(
    PACKAGES.flatMap((name) => [
      [`@touchline/${name}`, [`./packages/${name}/src/index.ts`]],
      [`@touchline/${name}/*`, [`./packages/${name}/src/*`]],
    ]),
  )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, paths }, files, include: [] }),
  )
}

/** In the definition of the tables, with the indexes on it. */
function renameColumn(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replaceAll(new RegExp(`\\b${from}: |(?<=\\bt\\.)${from}\\b`, 'g'), (found) => found.replace(from, to)),
  )
}

/** @returns the errors with their explanations, paths from the folder */
function typeCheck(): Promise<string[]> {
  return new Promise((resolve) => {
    const tsc = join(ROOT, 'node_modules/.bin/tsc')
    execFile(tsc, ['--noEmit', '--pretty', 'false'], { cwd: folder, maxBuffer: 10_000_000 }, (_, stdout) =>
      // The lines that explain an error are indented.
      resolve(stdout.split(/\n(?=\S)/).filter((error) => /^\S.*error TS/.test(error))),
    )
  })
}
