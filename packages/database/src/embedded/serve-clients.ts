import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import { takeTurns } from './turns.ts'
import { type Unit, unitReader } from './wire.ts'

/** How long the others wait for a client that opened a transaction and went silent. */
const PATIENCE_MS = 60_000
const NO_ENCRYPTION = Buffer.from('N')
/** An answer is sent in pieces of about this many bytes: the database makes them of 8 KB. */
const PIECE = 64 * 1024

export interface ClientServer {
  /** Serves a client of this process. */
  serve(client: Duplex): void
  close(): Promise<void>
}

/**
 * Speaks the PostgreSQL protocol for an embedded database with any number of clients, those of other processes on a unix socket.
 * Own code because the stock bridge forwards single messages: two clients then overwrite each other's unnamed statement.
 */
export async function serveClients(db: PGlite, socketPath: string): Promise<ClientServer> {
  const clients = new Set<Duplex>()
  /** What clients that hung up leave to be done. */
  const leaving = new Set<Promise<void>>()
  const turns = takeTurns<Duplex>({
    inTransaction: () => db.isInTransaction(),
    rollback: async () => void (await db.exec('ROLLBACK')),
    patience: PATIENCE_MS,
    onStalled: (client) => void client.destroy(),
  })

  const answer = async (client: Duplex, { bytes }: Unit) => {
    let held = 0
    client.cork()
    await db.execProtocolRawStream(bytes, {
      onRawData: (data) => {
        if (!client.writable) return
        client.write(Buffer.from(data))
        held += data.length
        if (held < PIECE) return
        held = 0
        client.uncork()
        client.cork()
      },
    })
    client.uncork()
  }

  const take = (client: Duplex, unit: Unit) => {
    if (unit.kind === 'encryption') return void client.write(NO_ENCRYPTION)
    if (unit.kind !== 'work') return void client.end()
    turns.run(client, () => db.runExclusive(() => answer(client, unit))).catch(() => client.destroy())
  }

  // They would stay for as long as the one session does.
  const forget = async (client: Duplex, prepared: readonly string[]) => {
    await turns.leave(client)
    const each = prepared.map((name) => `deallocate "${name.replaceAll('"', '""')}"`)
    await Promise.allSettled(each.map((text) => turns.run(client, async () => void (await db.exec(text)))))
  }

  const serve = (client: Duplex) => {
    const read = unitReader()
    const prepared: string[] = []
    clients.add(client)
    client.on('data', (chunk) => {
      for (const unit of read(chunk)) {
        prepared.push(...unit.prepared)
        take(client, unit)
      }
    })
    client.on('error', () => client.destroy())
    client.on('close', () => {
      clients.delete(client)
      const left: Promise<void> = forget(client, prepared)
        .catch(() => undefined)
        .finally(() => leaving.delete(left))
      leaving.add(left)
    })
  }

  const server = createServer(serve)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
  chmodSync(socketPath, 0o600)

  return {
    serve,
    close: async () => {
      const ended = [...clients].map((client) => once(client, 'close'))
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const client of clients) client.destroy()
      await Promise.all([...ended, stopped])
      // A statement that comes while the database is being closed may end its thread.
      await Promise.all(leaving)
    },
  }
}
