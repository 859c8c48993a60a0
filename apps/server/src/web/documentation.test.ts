import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { documentation } from './documentation.ts'

test('the documentation is served once it is built, with a policy of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-docs-'))
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  await documentation(app, folder)

  const early = await app.inject('/docs/operating/')
  expect(early.statusCode).toBe(503)
  expect(early.headers['retry-after']).toBe('10')
  expect(early.body).toContain('not built yet')

  await mkdir(join(folder, 'operating'))
  await writeFile(join(folder, 'index.html'), 'first page')
  await writeFile(join(folder, 'operating/index.html'), 'how to operate')
  expect((await app.inject('/docs')).headers.location).toBe('/docs/')
  expect((await app.inject('/docs/')).body).toBe('first page')
  const page = await app.inject('/docs/operating/')
  expect(page.body).toBe('how to operate')
  expect(page.headers['content-security-policy']).toContain("'wasm-unsafe-eval'")
  expect((await app.inject('/docs/operating')).headers.location).toBe('/docs/operating/')

  const missing = await app.inject('/docs/nothing')
  expect(missing.statusCode).toBe(404)
  expect(missing.body).toContain('no such page')
  expect((await app.inject('/docs/..%2f..%2fpackage.json')).statusCode).toBe(404)
})
