import { Link } from '@tanstack/react-router'
import type { Side } from '@touchline/football'
import type { ReactNode } from 'react'
import { teamPath } from '../../app/paths.ts'
import { Crest } from '../entities/crest.tsx'
import styles from './team-side.module.css'

interface TeamSideProps {
  /** The home team is on the left, the away team on the right. */
  side: Side
  id: number
  name: string
  /** Null while it is not known: its place stays empty. */
  crest: string | null
  /** Set on a phone in the size that both names fit in. */
  long: boolean
  /** Content below the name. */
  children: ReactNode
}

/** One of the two teams in the head of a page: crest and name lead to the team. */
export function TeamSide({ side, id, name, crest, long, children }: TeamSideProps) {
  const to = { ...teamPath(id), preload: false } as const
  return (
    <div className={styles.team} data-side={side}>
      <Link {...to} className={styles.crest} tabIndex={-1} aria-hidden="true">
        {crest === null ? null : <Crest name={name} src={crest} size={64} />}
      </Link>
      <div className={styles.words}>
        <Link {...to} className={styles.name} data-long={long || undefined}>
          {name}
        </Link>
        <div className={styles.under}>{children}</div>
      </div>
    </div>
  )
}
