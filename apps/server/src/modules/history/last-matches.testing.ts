import type { HeadToHeadRecord, PastMatch, PastMatchStats } from '@touchline/contract'
import type { TestServer } from '../../testing/server.ts'
import { viewer } from '../../testing/viewers.ts'

export interface LastAnswer {
  type: 2
  c_coach: number
  stats: PastMatchStats
}

/** A subscriber who asks for lists of past matches. */
export interface Reader {
  token: string
  get<T>(path: string): Promise<T>
  last(query: Record<string, string | number>): Promise<LastAnswer>
}

export async function reader(server: TestServer): Promise<Reader> {
  const token = await viewer(server, 'subscriber')
  const get = async <T>(path: string): Promise<T> => {
    const answer = await server.ask(path, { headers: { authorization: `Token ${token}` } })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const last: Reader['last'] = (query) => {
    const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
    return get(`/api/getLast/?${new URLSearchParams(asked)}`)
  }
  return { token, get, last }
}

/** Our id of the team, coach, player, season or referee of this name. */
export async function idOf(
  server: TestServer,
  table: 'team' | 'coach' | 'player' | 'season' | 'referee',
  name: string,
) {
  const { rows } = await server.database.pool.query<{ id: number }>(`select id from ${table} where name = $1`, [name])
  return rows[0]?.id ?? 0
}

/** `03-01 Ashton 2-1 Brough`: enough to see which matches a list holds, and its score. */
export const wordsOf = ({ date, local_name, local_score, visitor_score, visitor_name }: PastMatch) =>
  `${date.slice(5, 10)} ${local_name} ${local_score ?? '?'}-${visitor_score ?? '?'} ${visitor_name}`

export type Meetings = { data: HeadToHeadRecord[] }
