import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { copyTemplate } from './copy-template.ts'
import { PortStream } from './port-stream.ts'
import { serveClients } from './serve-clients.ts'

/** What the worker is started with. */
export interface WorkerStart {
  /** Folder of the database files; null keeps everything in memory. */
  folder: string | null
  socketPath: string
  /** A dumped data folder to start from. */
  dump: Uint8Array | null
  /** A folder that a new database begins with a copy of, where there is one. */
  template?: string
}

export type WorkerRequest = 'close' | 'dump' | { connect: MessagePort }
export type WorkerAnswer = { kind: 'ready' } | { kind: 'closed' } | { kind: 'dump'; bytes: Uint8Array }

const start = workerData as WorkerStart
const port = parentPort
if (!port) throw new Error('This file runs in a worker thread only')

/** Its pages are in memory: reading one at random costs what reading the next one does. */
const SETTINGS = ['shared_buffers=64MB', 'random_page_cost=1.1']

if (start.folder !== null && start.template !== undefined) copyTemplate(start.folder, start.template)
const db = await PGlite.create({
  extensions: { pg_trgm },
  ...(start.folder === null ? {} : { dataDir: start.folder }),
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  ...(start.dump === null ? {} : { loadDataDir: new Blob([Uint8Array.from(start.dump)]) }),
})
await db.exec("set TIME ZONE 'UTC'")
const server = await serveClients(db, start.socketPath)

port.on('message', async (request: WorkerRequest) => {
  if (typeof request === 'object') return server.serve(new PortStream(request.connect))
  if (request === 'dump') {
    const file = await db.dumpDataDir('none')
    port.postMessage({ kind: 'dump', bytes: new Uint8Array(await file.arrayBuffer()) } satisfies WorkerAnswer)
    return
  }
  await server.close()
  await db.close()
  port.postMessage({ kind: 'closed' } satisfies WorkerAnswer)
  port.close()
})
port.postMessage({ kind: 'ready' } satisfies WorkerAnswer)
