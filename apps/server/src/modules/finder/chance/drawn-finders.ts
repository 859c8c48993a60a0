import { hash } from 'node:crypto'
import type { Database } from '@touchline/database'
import { type Finder, finderKey } from '@touchline/football'
import { type Clock, ownThread } from '@touchline/runtime'
import { fairQueue } from '../../../platform/http/fair-queue.ts'
import { findPastSums } from '../past-sums.queries.ts'
import type { DrawTask } from './draw.worker.ts'
import { findKeptDraw, keepDraw } from './kept-draws.queries.ts'
import { findPool } from './pool.queries.ts'

/** How many picks are drawn. */
export const DRAWS = 1000
const AT_A_TIME = { atOnce: 1, perKey: 1, waiting: 50 }
/** Tolerance for rounding: the database adds up in any order. */
const SAME = 1e-6
/** A finder that takes every match there is has nothing to be drawn; kept as this. */
const NOTHING = -1

/** The number of random draws that did as well, of as many matches in the same leagues at similar prices. */
type DrawnFinders = { state: 'drawing' } | { state: 'drawn'; asGood: number } | { state: 'nothing' }

export interface Draws {
  /** The present result; the first account to request it starts the drawing. */
  of(finder: Finder, account: string): Promise<DrawnFinders>
  close(): Promise<void>
}

/** Draws finders by chance one after the other and keeps the results until the figures of the finder change. */
export function draws({ database, clock }: { database: Database; clock: Clock }): Draws {
  const { pool } = database
  const thread = ownThread<DrawTask, number | null>(new URL('./draw.worker.ts', import.meta.url))
  const turns = fairQueue(AT_A_TIME)
  const running = new Map<string, Promise<void>>()

  const draw = async (
    finder: Finder,
    { key, leagues, own: { bets, profit } }: { key: string; leagues: readonly number[]; own: Own },
  ) => {
    const strata = await findPool(pool, finder, leagues)
    const seed = Number.parseInt(key.slice(0, 8), 16)
    const transferList = strata.map(({ profits }) => profits.buffer as ArrayBuffer)
    const asGood = await thread.run({ strata, profit, draws: DRAWS, seed }, { transferList })
    await keepDraw(pool, { key, bets, profit, draws: DRAWS, asGood: asGood ?? NOTHING, madeAt: clock.now() })
  }

  return {
    async of(finder, account) {
      const key = hash('sha256', finderKey(finder))
      turns.join(key, account)
      if (running.has(key)) return { state: 'drawing' }
      const sums = await findPastSums(pool, finder)
      const own: Own = {
        bets: sums.reduce((all, { bets }) => all + bets, 0),
        profit: sums.reduce((all, { profit }) => all + profit, 0),
      }
      if (own.bets === 0) return { state: 'nothing' }
      const kept = await findKeptDraw(pool, key)
      if (kept && kept.draws === DRAWS && kept.bets === own.bets && Math.abs(kept.profit - own.profit) < SAME)
        return kept.asGood === NOTHING ? { state: 'nothing' } : { state: 'drawn', asGood: kept.asGood }
      if (!running.has(key)) {
        const leagues = [...new Set(sums.map(({ leagueId }) => leagueId))]
        const work = () => draw(finder, { key, leagues, own })
        const drawing = turns.run(account, work, { name: key }).finally(() => running.delete(key))
        running.set(key, drawing)
        // The next request starts it again.
        drawing.catch(() => undefined)
      }
      return { state: 'drawing' }
    },
    close: () => thread.destroy(),
  }
}

/** A finder's own result over bets with a first price. */
interface Own {
  bets: number
  profit: number
}
