import type { Database } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import { type FileServer, type ServedFile, startFileServer } from '@touchline/testing/open-data'
import { afterEach } from 'vitest'
import { makeOpenContext } from './make-open-context.ts'
import { LADDER, SITE } from './open-context.testing.ts'
import type { OpenContext } from './open-context.ts'
import { openEnvironment } from './settings/open-environment.ts'
import { openSettings, openSources } from './settings/open-settings.ts'

const ending: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

/** The free sources over HTTP: football-data.co.uk with its two addresses, and openfootball. */
export interface OpenWorld {
  context: OpenContext
  clock: Clock & { set(instant: string): void }
  /** Under the paths of football-data.co.uk. */
  files: Map<string, ServedFile>
  /** Under the paths of openfootball. */
  seasons: Map<string, ServedFile>
  www: FileServer
  bare: FileServer
  openfootball: FileServer
  logged: string[]
}

/** A context of the open feed that asks stand-ins, without pauses between calls. */
export async function openWorld(
  database: Database,
  { at, ...variables }: Record<string, string> & { at: string },
): Promise<OpenWorld> {
  const files = new Map<string, ServedFile>()
  const seasons = new Map<string, ServedFile>()
  const find = (path: string) => files.get(path) ?? null
  const [www, bare] = [await startFileServer(find), await startFileServer(find)]
  const openfootball = await startFileServer((path) => seasons.get(path) ?? null)
  ending.push(www.close, bare.close, openfootball.close)
  let now = new Date(at)
  const clock = {
    now: () => now,
    set: (instant: string) => {
      now = new Date(instant)
    },
  }
  const config = openEnvironment.parse({ OPENFOOTBALL_URL: openfootball.url, ...variables })
  const abort = new AbortController()
  ending.push(() => abort.abort())
  const logged: string[] = []
  const note = (...words: unknown[]) => void logged.push(String(words.at(-1)))
  const context = makeOpenContext(
    {
      ...{ database, clock, ladder: LADDER, settings: openSettings(config) },
      log: { info: note, warn: note } as OpenContext['log'],
      sources: { ...openSources(config, SITE), footballData: [www.url, bare.url] },
      given: {
        pauseMs: 0,
        sleep: async () => undefined,
        budget: { take: async () => undefined, reported: async () => undefined },
      },
    },
    abort.signal,
  )
  return { context, clock, files, seasons, www, bare, openfootball, logged }
}
