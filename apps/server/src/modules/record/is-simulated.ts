import { type Database, worldOf } from '@touchline/database'
import type { Clock } from '@touchline/runtime'

/** Whether present records are simulated: simulated matches, or a clock that does not show the real time. */
export const isSimulated = async ({ pool }: Pick<Database, 'pool'>, clock: Clock): Promise<boolean> =>
  clock.simulated === true || (await worldOf(pool)) === 'demo'
