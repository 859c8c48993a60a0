import type { HeadToHeadRecord, PastMatch, PastMatchStats } from '@touchline/contract'
import { useFreshResource } from '@touchline/testing/resources'
import { type Reader, reader, type TestServer } from '@touchline/testing/server'

export interface LastAnswer {
  type: 2
  c_coach: number
  stats: PastMatchStats
}

/** A subscriber who requests lists of past matches. */
export interface HistoryReader extends Reader {
  last(query: Record<string, string | number>): Promise<LastAnswer>
}

export async function historyReader(server: TestServer): Promise<HistoryReader> {
  const subscriber = await reader(server)
  return {
    ...subscriber,
    last: (query) => {
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
      return subscriber.get(`/api/getLast/?${new URLSearchParams(asked)}`)
    },
  }
}

/** A new one for each test. */
export const useHistoryReader = (server: TestServer): HistoryReader => useFreshResource(() => historyReader(server))

/** `03-01 Ashton 2-1 Brough`: enough to see which matches a list holds, and its score. */
export const wordsOf = ({ date, local_name, local_score, visitor_score, visitor_name }: PastMatch) =>
  `${date.slice(5, 10)} ${local_name} ${local_score ?? '?'}-${visitor_score ?? '?'} ${visitor_name}`

export type Meetings = { data: HeadToHeadRecord[] }
