import { freshThings } from './fresh.ts'
import type { Side } from './patch.ts'

/** A goal that has just been reported, with the match as it stands now. */
interface Goal {
  side: Side
  home: string
  away: string
  score: { home: number; away: number }
}

const goals = freshThings<Goal>(10_000)

/** Makes a goal stand out for ten seconds. */
export const showGoal = goals.show

/** Which side of a match has just scored. */
export function useFreshGoal(match_id: number): Side | null {
  return goals.useOf(match_id)?.side ?? null
}

/** All goals of the last ten seconds. */
export const useFreshGoals = goals.useAll
