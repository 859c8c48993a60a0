import { DEMO_SEED } from '@touchline/feeds/demo-seed'
import { demoBatches } from './demo-batches.ts'
import type { BegunFilling } from './demo-fill.ts'

/** Begins to make the demo world before anything is asked of the database, which has to be new. */
export const beginFilling = (at: Date): BegunFilling => ({ at, batches: demoBatches(DEMO_SEED, at.getTime()) })
