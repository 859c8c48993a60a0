import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { takeTurns } from './turns.ts'
import { type Unit, unitReader } from './wire.ts'

/** How long the others wait for a client that opened a transaction and went silent. */
const PATIENCE_MS = 60_000
const NO_ENCRYPTION = Buffer.from('N')

/**
 * Speaks the PostgreSQL protocol on a unix socket for an embedded database, for any number of clients.
 * Own code because the stock bridge forwards single messages: two clients then overwrite each other's unnamed statement.
 */
export async function serveSocket(db: PGlite, path: string): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  /** What clients that hung up leave to be done. */
  const leaving = new Set<Promise<void>>()
  const turns = takeTurns<Socket>({
    inTransaction: () => db.isInTransaction(),
    rollback: async () => void (await db.exec('ROLLBACK')),
    patience: PATIENCE_MS,
    onStalled: (socket) => socket.destroy(),
  })

  const serve = (socket: Socket, unit: Unit) => {
    if (unit.kind === 'encryption') return void socket.write(NO_ENCRYPTION)
    if (unit.kind !== 'work') return void socket.end()
    turns
      .run(socket, () =>
        db.runExclusive(() =>
          db.execProtocolRawStream(unit.bytes, {
            onRawData: (data) => {
              if (socket.writable) socket.write(Buffer.from(data))
            },
          }),
        ),
      )
      .catch(() => socket.destroy())
  }

  // They would stay for as long as the one session does.
  const forget = async (socket: Socket, prepared: readonly string[]) => {
    await turns.leave(socket)
    const each = prepared.map((name) => `deallocate "${name.replaceAll('"', '""')}"`)
    await Promise.allSettled(each.map((text) => turns.run(socket, async () => void (await db.exec(text)))))
  }

  const server = createServer((socket) => {
    const read = unitReader()
    const prepared: string[] = []
    sockets.add(socket)
    socket.on('data', (chunk) => {
      for (const unit of read(chunk)) {
        prepared.push(...unit.prepared)
        serve(socket, unit)
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      const left: Promise<void> = forget(socket, prepared)
        .catch(() => undefined)
        .finally(() => leaving.delete(left))
      leaving.add(left)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  chmodSync(path, 0o600)

  return {
    close: async () => {
      const ended = [...sockets].map((socket) => once(socket, 'close'))
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await Promise.all([...ended, stopped])
      // A statement that comes while the database is being closed may end its thread.
      await Promise.all(leaving)
    },
  }
}
