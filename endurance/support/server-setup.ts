import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeServer, type OwnServer, removeServer, startServer, stopServer } from './own-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: OwnServer
  }
}

/** Starts the server that all scenarios use; `ENDURANCE_FOLDER` keeps it, and the demo world in it, for the next run. */
export default async function setup(project: TestProject) {
  const kept = process.env.ENDURANCE_FOLDER
  const server = await makeServer(kept ?? (await mkdtemp(join(tmpdir(), 'touchline-endurance-'))))
  await startServer(server)
  project.provide('server', server)
  return () => (kept ? stopServer(server, 'fast') : removeServer(server))
}
