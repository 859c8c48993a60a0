import type { QueryClient } from '@tanstack/react-query'
import type { LiveChances } from '@touchline/contract'
import type { CallAnswer } from '../../app/api/api.ts'
import { patchQueries } from '../live/patch.ts'
import { CHANCES_CALL } from './chances-queries.ts'

type Answer = CallAnswer<typeof CHANCES_CALL>

/** Brings the chances of one match up to date; those of a match that has just begun come in. */
export function patchChances(client: QueryClient, { match_id, home, draw, away, estimated }: LiveChances): void {
  const changed = { match_id, home, draw, away, ...(estimated && { estimated }) }
  patchQueries<Answer>(client, [CHANCES_CALL], (answer) =>
    answer.type === 2
      ? { ...answer, chances: [...answer.chances.filter((one) => one.match_id !== match_id), changed] }
      : answer,
  )
}
