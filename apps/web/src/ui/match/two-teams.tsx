import type { ReactNode, Ref } from 'react'
import styles from './two-teams.module.css'

interface TwoTeamsProps {
  /** Names the head for screen readers. */
  label: string
  /** The page's first heading; the names say the same visually. */
  title: string
  /** The small line above the teams: its parts are at both ends. */
  top: ReactNode
  home: ReactNode
  middle: ReactNode
  away: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The head of a page about two teams: both side by side with content between them. */
export function TwoTeams({ label, title, top, home, middle, away, children, ref }: TwoTeamsProps) {
  return (
    <section className={styles.header} ref={ref} aria-label={label}>
      <div className={styles.top}>{top}</div>
      <div className={styles.sides}>
        <h1 className="visually-hidden">{title}</h1>
        {home}
        {middle}
        {away}
      </div>
      {children}
    </section>
  )
}
