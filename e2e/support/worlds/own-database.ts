import { openDatabase } from '../../../packages/database/src/index.ts'

/** A new database on the PostgreSQL server of TEST_DATABASE_URL. */
export async function ownDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL ?? ''
  const name = `journey_${process.pid}_${Date.now()}`
  const run = async (statement: string) => {
    const database = await openDatabase({ url: server, dataDir: '.', role: 'command' })
    await database.pool.query(statement)
    await database.close()
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (FORCE)`) }
}

/** The number of rows in each table, except notes of the running server itself. */
export async function tableCounts(where: { dataDir: string }): Promise<Record<string, number>> {
  const database = await openDatabase({ ...where, role: 'command' })
  try {
    const { rows } = await database.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'meta' order by tablename`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of rows) {
      const { rows: counted } = await database.pool.query<{ count: number }>(`select count(*)::int from "${name}"`)
      counts[name] = counted[0]?.count ?? 0
    }
    return counts
  } finally {
    await database.close()
  }
}

/** Looks at how many matches are stored, over one connection; 0 while there is no such table. */
export async function watchFixtures(where: { dataDir: string }) {
  const database = await openDatabase({ ...where, role: 'command' })
  return {
    count: async () => {
      const answer = await database.pool
        .query<{ count: number }>('select count(*)::int from fixture')
        .catch(() => ({ rows: [] }))
      return answer.rows[0]?.count ?? 0
    },
    close: () => database.close(),
  }
}
