import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

const folder = useFreshFolder()

test('processes that start together on one build all find every copy whole, and leave nothing else behind', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `page-${at}.js`)
  const text = (name: string) => `// ${name}\n`.repeat(200)
  for (const name of names) writeFileSync(folder.at(name), text(name))
  await Promise.all(Array.from({ length: 4 }, () => compressFiles(folder.path)))
  expect(readdirSync(folder.path).sort()).toEqual(names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort())
  for (const name of names) {
    expect(brotliDecompressSync(readFileSync(folder.at(`${name}.br`))).toString()).toBe(text(name))
    expect(gunzipSync(readFileSync(folder.at(`${name}.gz`))).toString()).toBe(text(name))
  }
})
