import type { Side } from '@touchline/football'
import { useFreshGoal } from './fresh.tsx'
import styles from './goal-figure.module.css'

interface GoalFigureProps {
  match_id: number
  side: Side
  /** As displayed; `?` where unknown. */
  goals: number | string
}

/** The goals of one side in the head of a match; they light up for a moment when the side has just scored. */
export function GoalFigure({ match_id, side, goals }: GoalFigureProps) {
  const fresh = useFreshGoal(match_id) === side
  return (
    <span className={styles.goals} data-goal={fresh || undefined}>
      {goals}
    </span>
  )
}
