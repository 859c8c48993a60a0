import type { Database } from '@touchline/database'
import { readProgress } from '../feed/progress.ts'

/** Under this name it is noted how far the first fill has come. */
export const FILL_JOB = 'first-fill'

/** Files read at least once, of all that are wanted. */
export interface FillProgress {
  done: number
  of: number
  /** None could be read, because the source cannot be reached. */
  unreachable?: boolean
}

/** The last progress of the first fill, also when it is complete; null before it begins. */
export async function notedFill({ pool }: Database): Promise<FillProgress | null> {
  const noted = await readProgress(pool, 'football-data', FILL_JOB)
  return (noted?.cursor as FillProgress | null | undefined) ?? null
}

/** How far the first fill has come; null where there is none, or where it is over. */
export async function fillProgress(database: Database): Promise<FillProgress | null> {
  const noted = await notedFill(database)
  return noted && noted.done < noted.of ? noted : null
}
