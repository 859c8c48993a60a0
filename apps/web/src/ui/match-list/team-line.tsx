import type { Side } from '@touchline/football'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Crest } from '../entities/crest.tsx'
import styles from './match-list.module.css'

interface TeamLineProps {
  side: Side
  name: string
  crest: string
  /** Players sent off. */
  reds: number | null
  /** The leader or winner. */
  leader: Side | null
  /** The name as the list shows it. */
  children: ReactNode
  end?: ReactNode
}

/** A team of a match in a list. */
export function TeamLine({ side, name, crest, reds, leader, children, end }: TeamLineProps) {
  const { t } = useTranslation()
  const sentOff = reds ? t('sentOff', { count: reds }) : undefined
  return (
    <div className={styles.team} data-side={side} data-outcome={outcomeOf(side, leader)}>
      <Crest name={name} src={crest} size={20} />
      {children}
      {sentOff ? (
        <span className={styles.reds} role="img" aria-label={sentOff} title={sentOff}>
          {reds}
        </span>
      ) : null}
      {end}
    </div>
  )
}

const outcomeOf = (side: Side, leader: Side | null) =>
  leader === null ? undefined : leader === side ? 'ahead' : 'behind'

interface ScoreProps {
  /** Null is shown as a dash. */
  goals: { home: number; away: number } | null
  shootout: { home: number; away: number } | null
  leader: Side | null
  /** The side that has just scored. */
  goal: Side | null
  /** Reads the goals before those of the shoot-out. */
  goalsFirst?: boolean
}

/** The goals of both teams, each with those of a shoot-out. */
export function Score({ goals, shootout, leader, goal, goalsFirst = false }: ScoreProps) {
  const { t } = useTranslation()
  return (['home', 'away'] as const).map((side) => (
    <span
      key={side}
      className={styles.goals}
      data-outcome={outcomeOf(side, leader)}
      data-goal={goal === side || undefined}
    >
      {goalsFirst ? shown(goals, side) : null}
      {shootout ? (
        <small className={styles.shootout} title={t('shootout')}>
          ({shootout[side]})
        </small>
      ) : null}
      {goalsFirst ? null : shown(goals, side)}
    </span>
  ))
}

const shown = (goals: ScoreProps['goals'], side: Side) => (goals === null ? '–' : goals[side])
