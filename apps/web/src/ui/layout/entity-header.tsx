import type { ReactNode } from 'react'
import { ShareButton } from '../share/share-button.tsx'
import styles from './entity-header.module.css'

interface EntityHeaderProps {
  /** Crest, photo, logo or flag, 64 px; smaller on phones. */
  picture: ReactNode
  name: string
  /** Content below the name: country, founded … */
  children?: ReactNode
  /** Stars and choices on the right, before the button that shares the page. */
  actions?: ReactNode
}

/** The head of the page of one league, team, player, coach or country. */
export function EntityHeader({ picture, name, children, actions }: EntityHeaderProps) {
  return (
    <header className={styles.header} data-actions={actions ? '' : undefined}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.under}>{children}</div>
      </div>
      <div className={styles.actions}>
        {actions}
        <ShareButton />
      </div>
    </header>
  )
}
