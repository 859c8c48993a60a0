import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Flag } from '../flag.tsx'
import styles from './group-head.module.css'

interface GroupHeadProps {
  favourite: boolean
  /** What the star does, in words. */
  starLabel: string
  onStar(): void
  /** The kick-off of a group by time. */
  start: ReactNode
  /** The country's code. */
  code: string
  country: ReactNode
  league: ReactNode
}

/** The head of a league's matches: star, start, country and league, each a part of the row it stands in. */
export function GroupHead({ favourite, starLabel, onStar, start, code, country, league }: GroupHeadProps) {
  const Icon = favourite ? IconStarFilled : IconStar
  return (
    <>
      <button
        type="button"
        className={styles.star}
        data-favourite={favourite || undefined}
        aria-pressed={favourite}
        aria-label={starLabel}
        title={starLabel}
        onClick={onStar}
      >
        <Icon size={18} stroke={1.7} aria-hidden="true" />
      </button>
      {start}
      <Flag code={code} />
      <div className={styles.names}>
        <span className={styles.country}>{country}</span>
        <h2 className={styles.league}>{league}</h2>
      </div>
    </>
  )
}
