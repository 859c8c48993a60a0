import type { ReactNode } from 'react'
import styles from './console.module.css'

interface RoomHeadProps {
  title: string
  text?: string
  /** At the right end. */
  children?: ReactNode
}

/** The heading of a room, with what can be done with all of it. */
export function RoomHead({ title, text, children }: RoomHeadProps) {
  return (
    <header className={styles.head}>
      <div className="stack gap-4">
        <h1 className="text-20 bold">{title}</h1>
        {text === undefined ? null : <p className="muted text-13">{text}</p>}
      </div>
      {children === undefined ? null : <div className="row wrap gap-8">{children}</div>}
    </header>
  )
}
