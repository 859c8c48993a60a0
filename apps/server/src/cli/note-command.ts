import type { Database } from '@touchline/database'
import { commandOperator, type Deed, noteAudit } from '../modules/console/audit/audit.ts'

/** Notes in the audit what a command changed. Its time is the machine's: a clock that was set for the site is none of when somebody did it. */
export const noteCommand = ({ pool }: Pick<Database, 'pool'>, deed: Deed): Promise<void> =>
  noteAudit(pool, { operator: commandOperator(), deed, now: new Date() })
