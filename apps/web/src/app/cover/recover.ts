import type { QueryClient } from '@tanstack/react-query'
import { coverInUse } from '../api/api.ts'
import { coverAnswer } from './cover-answer.ts'
import { forgetCovers } from './covered-matches.ts'

/** After a change of hidden scores: covers the present data of the page at once, then reads everything again. */
export function recover(client: QueryClient): void {
  forgetCovers()
  const cover = coverInUse()
  for (const query of client.getQueryCache().findAll()) {
    const { data, dataUpdatedAt } = query.state
    if (cover === null || data === undefined) continue
    try {
      client.setQueryData(query.queryKey, coverAnswer(String(query.queryKey[0]), data, cover), {
        updatedAt: dataUpdatedAt,
      })
    } catch {
      query.reset()
    }
  }
  void client.invalidateQueries()
}
