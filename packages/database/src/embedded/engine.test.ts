import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEngine } from './engine.ts'

test('this process asks over a stream, others over the socket, and what is closed takes nobody any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-engine-'))
  const engine = await startEngine({ folder: null, socketPath: join(folder, '.s.PGSQL.5432'), dump: null }, (error) => {
    throw error
  })
  try {
    const own = new pg.Client({ stream: engine.connect, user: 'postgres', database: 'postgres' })
    const other = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' })
    await Promise.all([own.connect(), other.connect()])
    const long = 'x'.repeat(1_000_000)
    for (const client of [own, other]) {
      const { rows } = await client.query('select $1::text || g as text from generate_series(1, 3) as g', [long])
      expect(rows.map(({ text }) => text.length)).toEqual([1_000_001, 1_000_001, 1_000_001])
    }
    await Promise.all([own.end(), other.end()])
  } finally {
    await engine.close()
    rmSync(folder, { recursive: true })
  }
  const late = engine.connect()
  await once(late, 'close')
  const client = new pg.Client({ stream: engine.connect, user: 'postgres', database: 'postgres' })
  await expect(client.connect()).rejects.toThrow('Connection terminated')
})
