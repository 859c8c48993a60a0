import { isDecided, STATE } from '@touchline/football'
import type { SeasonFixtureRow } from '@touchline/ingest/derive/seasons/read-season.ts'

const NOT_TO_COME: ReadonlySet<number> = new Set([STATE.cancelled, STATE.abandoned, STATE.deleted])
/** Whether a match is still to be played, or to be played on. */
export const isAhead = ({ stateId }: Pick<SeasonFixtureRow, 'stateId'>) =>
  !isDecided(stateId) && !NOT_TO_COME.has(stateId)
