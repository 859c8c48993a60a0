import { type Database, worldOf } from '@touchline/database'
import type { Clock } from '../../clock.ts'

/** Whether what is recorded now is simulated: matches that nobody plays, or a clock that does not show the real time. */
export const isSimulated = async ({ pool }: Pick<Database, 'pool'>, clock: Clock): Promise<boolean> =>
  clock.simulated === true || (await worldOf(pool)) === 'demo'
