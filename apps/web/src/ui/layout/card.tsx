import type { ReactNode } from 'react'
import styles from './card.module.css'
import { Panel } from './panel.tsx'

interface CardProps {
  title?: ReactNode
  /** Small text next to the title: a count, a unit. */
  note?: ReactNode
  /** Content at the right end of the head: a switch, a link. */
  actions?: ReactNode
  /** The content touches the card's edges: lists and tables. */
  flush?: boolean
  level?: 2 | 3
  id?: string
  children: ReactNode
}

/** A panel of the page with an optional head. */
export function Card({ title, note, actions, flush, level = 2, id, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.card} id={id}>
      {title || actions ? (
        <header className={styles.head}>
          {title ? <Heading className="label">{title}</Heading> : null}
          {note ? <span className="dim text-12">{note}</span> : null}
          {actions ? <div className="row gap-8 push">{actions}</div> : null}
        </header>
      ) : null}
      <div className={flush ? undefined : styles.body} data-headless={!title && !actions ? '' : undefined}>
        <Panel>{children}</Panel>
      </div>
    </section>
  )
}
