import type { ReactNode } from 'react'
import styles from './standings-layout.module.css'

interface StandingsLayoutProps {
  /** Above both columns: which tables are shown. */
  head: ReactNode
  /** Several tables are side by side and need the whole width; the cards come below them. */
  isWide: boolean
  /** Cards about the tables. */
  side: ReactNode
  children: ReactNode
}

/** The tables, and a column of cards next to them; below them where there is no room. */
export function StandingsLayout({ head, isWide, side, children }: StandingsLayoutProps) {
  return (
    <div className="stack gap-14">
      {head}
      <div className={styles.page} data-wide={isWide || undefined}>
        <div className="stack gap-14 shrink">{children}</div>
        <div className={styles.side}>{side}</div>
      </div>
    </div>
  )
}
