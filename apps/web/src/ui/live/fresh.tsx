import type { Side } from '@touchline/football'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'

/** A goal that has just been reported, with the match as it stands now. */
interface Goal {
  side: Side
  home: string
  away: string
  score: { home: number; away: number }
}

type Move = 'up' | 'down' | null
/** Which way the prices of 1, X and 2 went; null where nothing moved. */
export type Moves = readonly [Move, Move, Move]

const goals = freshThings<Goal>(10_000)
const moves = freshThings<Moves>(12_000)

export const showGoal = goals.show
export const showMoves = moves.show

/** Which side of a match has just scored. */
export const useFreshGoal = (match_id: number): Side | null => goals.useOf(match_id)?.side ?? null

/** All goals of the last ten seconds. */
const useFreshGoals = goals.useAll

/** Which way the prices of a match have just gone. */
export const useFreshMoves = moves.useOf

/**
 * Things that stand out for a moment, by the match they are about; the same for every list of the page.
 * @param forMs how long a thing stands out
 */
function freshThings<T>(forMs: number) {
  const none: ReadonlyMap<number, T> = new Map()
  let fresh = none
  const listeners = new Set<() => void>()

  const change = (next: ReadonlyMap<number, T>) => {
    fresh = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    /** Makes a thing stand out, in the place of the one before. */
    show(match_id: number, thing: T) {
      change(new Map(fresh).set(match_id, thing))
      setTimeout(() => {
        if (fresh.get(match_id) !== thing) return
        const next = new Map(fresh)
        next.delete(match_id)
        change(next)
      }, forMs)
    },
    /** What stands out of one match; null when nothing does. */
    useOf: (match_id: number): T | null =>
      useSyncExternalStore(
        subscribe,
        () => fresh.get(match_id) ?? null,
        () => null,
      ),
    useAll: (): ReadonlyMap<number, T> =>
      useSyncExternalStore(
        subscribe,
        () => fresh,
        () => none,
      ),
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
