import type { Side } from '@touchline/football'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { createStore, useStore } from '../../app/store.ts'

/** A goal that has just been reported, with the present score. */
interface Goal {
  side: Side
  home: string
  away: string
  score: { home: number; away: number }
}

type Move = 'up' | 'down' | null
/** The moves of the prices of 1, X and 2; null where nothing moved. */
export type Moves = readonly [Move, Move, Move]

const goals = freshThings<Goal>(10_000)
const moves = freshThings<Moves>(12_000)

export const showGoal = goals.show
export const showMoves = moves.show

/** The side of a match that has just scored. */
export const useFreshGoal = (match_id: number): Side | null => goals.useOf(match_id)?.side ?? null

/** All goals of the last ten seconds. */
const useFreshGoals = goals.useAll

/** The latest moves of a match's prices. */
export const useFreshMoves = moves.useOf

/**
 * Things highlighted for a moment, by match; shared by every list of the page.
 * @param forMs how long a thing is highlighted
 */
function freshThings<T>(forMs: number) {
  const none: ReadonlyMap<number, T> = new Map()
  const fresh = createStore(none)

  return {
    /** Makes a thing stand out, in the place of the one before. */
    show(match_id: number, thing: T) {
      fresh.set(new Map(fresh.get()).set(match_id, thing))
      setTimeout(() => {
        if (fresh.get().get(match_id) !== thing) return
        const next = new Map(fresh.get())
        next.delete(match_id)
        fresh.set(next)
      }, forMs)
    },
    /** The highlighted thing of one match; null if there is none. */
    useOf: (match_id: number): T | null =>
      useSyncExternalStore(
        fresh.subscribe,
        () => fresh.get().get(match_id) ?? null,
        () => null,
      ),
    useAll: (): ReadonlyMap<number, T> => useStore(fresh, () => none),
  }
}

/** Reports screen readers of goals, politely; `match_id` of that match alone. */
export function GoalAnnouncer({ match_id }: { match_id?: number }) {
  const { t } = useTranslation()
  const goals = [...useFreshGoals()].filter(([id]) => match_id === undefined || id === match_id)
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-relevant="additions">
      {goals.map(([id, { side, home, away, score }]) => {
        const team = side === 'home' ? home : away
        const text = t('stream.goal', { team, home, away, homeGoals: score.home, awayGoals: score.away })
        return <p key={`${id} ${text}`}>{text}</p>
      })}
    </div>
  )
}
