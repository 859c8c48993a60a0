import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { environment } from '../apps/server/src/config.ts'
import { ROOT } from './root.ts'

/** What the examples of a site need besides its settings: passwords, addresses and the port of the proxy. */
const OF_THE_EXAMPLES = new Set([
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'REPLICATION_PASSWORD'],
  ...['FIRST_ADDRESS', 'SECOND_ADDRESS', 'PRIMARY_ADDRESS', 'PROXY_PORT'],
])
/** `NAME:` and `NAME=` at the beginning of a line, `${NAME` and `{ name: NAME` within one. */
const NAMED = /(?:^[ \t]*(?:environment: \{ )?#?|\$\{|\{ name: |, )([A-Z][A-Z_]+)(?=[:=}?,-])/gm

test('the examples of a site name settings that there are', async () => {
  const files: string[] = []
  for await (const file of glob('{compose,deploy/**/compose,deploy/*}.yaml', { cwd: ROOT })) files.push(file)
  for await (const file of glob('deploy/**/env.example', { cwd: ROOT })) files.push(file)
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) {
    const text = await readFile(`${ROOT}/${file}`, 'utf8')
    const names = [...text.matchAll(NAMED)].map(([, name = '']) => name)
    const unknown = names.filter((name) => !(name in environment.shape) && !OF_THE_EXAMPLES.has(name))
    expect({ file, unknown }).toEqual({ file, unknown: [] })
  }
})
