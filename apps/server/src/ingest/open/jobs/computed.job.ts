import type { Job } from '../../../platform/jobs/scheduler.ts'
import { deriveSeasons } from '../../derive/derive-seasons.ts'
import { rateMatches } from '../../ratings/rate-matches.ts'
import { notedFill } from '../fill-progress.ts'
import type { OpenContext } from '../open-context.ts'

const EVERY_MS = 15_000
const SEASONS_A_TURN = 5
const MORE_DUE_MS = 500

/**
 * Tables and figures of what was read, then ratings and forecasts: those wait for the end of the first fill, because every older season
 * would have all later ones rated again.
 */
export const computedJob = ({ database, clock, signal, onFill }: OpenContext): Job => ({
  name: 'open computed tables',
  everyMs: EVERY_MS,
  run: async () => {
    const options = { now: clock.now(), limit: SEASONS_A_TURN, stopped: () => signal.aborted }
    const { seasons } = await deriveSeasons(database, options)
    if (seasons === SEASONS_A_TURN) return MORE_DUE_MS
    const noted = await notedFill(database)
    if (noted === null || noted.done < noted.of) return undefined
    if ((await rateMatches(database, options)) === SEASONS_A_TURN) return MORE_DUE_MS
    onFill(null)
    return undefined
  },
})
