import { type FileServer, type ServedFile, startFileServer } from '@touchline/testing/open-data'
import { afterEach } from 'vitest'
import { memoryBudget } from './memory-budget.ts'
import { politeClient } from './polite-client.ts'
import type { KeptAnswer, PoliteClient, PoliteOptions } from './polite-client-types.ts'

const running: FileServer[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** A source with two addresses and its files. */
export interface Source {
  files: Map<string, ServedFile>
  www: FileServer
  bare: FileServer
  client: PoliteClient
  /** Requested waits, in milliseconds; they are skipped. */
  waits: number[]
  /** Stored answers, as in the database. */
  kept: Map<string, KeptAnswer>
  /** Paths of which it was noted that the source has nothing new. */
  checked: string[]
}

/** A client that calls servers over HTTP; its waits are noted and skipped, its clock advances by them, jitter is at its maximum. */
export async function connectedSource(
  client: Partial<PoliteOptions> = {},
  server: { conditional?: boolean } = {},
): Promise<Source> {
  const files = new Map<string, ServedFile>()
  const find = (path: string) => files.get(path.replace(/[?&]key=[^&]*/, '')) ?? null
  const [www, bare] = [await startFileServer(find, server), await startFileServer(find, server)]
  running.push(www, bare)
  const waits: number[] = []
  const kept = new Map<string, KeptAnswer>()
  const checked: string[] = []
  let now = 0
  const pass = async (ms: number) => {
    now += ms
  }
  const polite = politeClient({
    source: 'football-data',
    baseUrls: [www.url, bare.url],
    userAgent: 'Touchline (+https://example.org)',
    pauseMs: 0,
    maxBytes: 10_000,
    budget: memoryBudget(() => now, pass),
    answers: { find: async (path) => kept.get(path) ?? null, checked: async (path) => void checked.push(path) },
    sleep: async (ms) => {
      waits.push(ms)
      await pass(ms)
    },
    now: () => now,
    random: () => 1,
    ...client,
  })
  return { files, www, bare, client: polite, waits, kept, checked }
}
