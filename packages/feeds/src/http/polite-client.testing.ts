import { afterEach } from 'vitest'
import { type FileServer, type ServedFile, startFileServer } from '../open-stand-in/file-server.ts'
import { memoryBudget } from './memory-budget.ts'
import { politeClient } from './polite-client.ts'
import type { KeptAnswer, PoliteClient, PoliteOptions } from './polite-client-types.ts'

const running: FileServer[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** A source with two addresses and what it has. */
export interface Source {
  files: Map<string, ServedFile>
  www: FileServer
  bare: FileServer
  client: PoliteClient
  /** Waits that were asked for, in milliseconds; none is really waited. */
  waits: number[]
  /** What was kept, as the database would. */
  kept: Map<string, KeptAnswer>
  /** Paths of which it was noted that the source has nothing new. */
  checked: string[]
}

/** A client that talks to servers over HTTP; its waits are noted and skipped, its clock goes on by them, jitter is at its full. */
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
