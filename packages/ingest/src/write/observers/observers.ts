import type pg from 'pg'
import type { WrittenChanges } from '../changed-things.ts'
import { noteNews } from './fixture-news.ts'
import { noteHappenings } from './happenings.ts'

/**
 * Called in the transaction of every change, before it is logged. For things that compare old and new values, which the log does not have;
 * everything else is a reader of the log.
 */
export const OBSERVERS: readonly ((client: pg.ClientBase, written: WrittenChanges) => Promise<void>)[] = [
  noteNews,
  noteHappenings,
]
