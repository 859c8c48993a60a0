import type { TestServer } from './test-server.ts'

/** Our id of the thing with this name. */
export async function idOf(
  { database }: Pick<TestServer, 'database'>,
  table: 'coach' | 'league' | 'player' | 'referee' | 'season' | 'team',
  name: string,
): Promise<number> {
  const [found] = await database.rows<{ id: number }>(`select id from ${table} where name = $1`, [name])
  return found?.id ?? 0
}
