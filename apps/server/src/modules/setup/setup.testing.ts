import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestServer, testServer } from '@touchline/testing/server'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { secretBox } from '../../platform/secrets/secret-box.ts'
import type { Environment } from '../console/settings/settings-deps.ts'
import { newSetupLink } from './setup-link.ts'
import { beginSetup } from './setup-state.ts'

export interface NewSite {
  server: TestServer
  folder: string
  /** Number of requested restarts. */
  restarts: () => number
  /** Names of the backups whose restore was requested. */
  restored: readonly string[]
  /** Token of a new link; older ones no longer work. */
  link(): Promise<string>
  ask(
    path: string,
    token?: string,
    body?: object,
    from?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>
}

/** A server with an empty database whose setup has begun; it ends with the test. */
export async function newSite(environment: Environment = {}): Promise<NewSite> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-setup-'))
  const config = readConfig({ FEED: 'none', ...environment })
  let restarts = 0
  const restored: string[] = []
  const onRestore = ({ name }: { name: string }) => restored.push(name) > 0
  const restart = () => {
    restarts += 1
    return true
  }
  const parts = { environment, config, applied: {}, restart, startedAt: new Date(0) }
  const server = await testServer({
    trustProxy: true,
    settings: {
      setupOpen: true,
      siteName: config.BRAND,
      dataDir: folder,
      box: secretBox({ folder }),
      parts,
      onRestore,
    },
  })
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  const now = () => server.deps.clock.now()
  await beginSetup(server.database, config, now())
  return {
    server,
    folder,
    restarts: () => restarts,
    restored,
    link: async () => {
      const address = await newSetupLink(server.database, { publicUrl: 'http://site.example', now: now() })
      return new URL(address).searchParams.get('token') ?? ''
    },
    ask: async (path, token, body, from = '203.0.113.9') => {
      const answer = await server.ask(`/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        headers: {
          'x-forwarded-for': from,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Token ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
  }
}

export const MARTA = {
  email: 'marta@example.org',
  username: 'marta',
  password: 'correct horse',
  country: 178,
  language: 'pt',
}
