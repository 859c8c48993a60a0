import type { Job } from '@touchline/runtime'
import { rateMatches } from '../../../derive/ratings/rate-matches.ts'
import { snapshotStore } from '../../../derive/ratings/snapshots.ts'
import { deriveSeasons } from '../../../derive/seasons/derive-seasons.ts'
import { notedFill } from '../fill-progress.ts'
import type { OpenContext } from '../open-context.ts'

const EVERY_MS = 15_000
const SEASONS_A_TURN = 5
const MORE_DUE_MS = 500

/**
 * Tables and figures of new results, then ratings and forecasts: those wait for the end of the first fill, because every older season would
 * rate all later ones again.
 */
export function computedJob({ database, clock, signal, onFill }: OpenContext): Job {
  const snapshots = snapshotStore()
  return {
    name: 'open computed tables',
    everyMs: EVERY_MS,
    run: async () => {
      const options = { now: clock.now(), limit: SEASONS_A_TURN, stopped: () => signal.aborted, snapshots }
      const { seasons } = await deriveSeasons(database, options)
      if (seasons === SEASONS_A_TURN) return MORE_DUE_MS
      const noted = await notedFill(database)
      if (noted === null || noted.done < noted.of) return undefined
      if ((await rateMatches(database, options)) === SEASONS_A_TURN) return MORE_DUE_MS
      onFill(null)
      return undefined
    },
  }
}
