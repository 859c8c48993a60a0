import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useArrival } from '../../ui/controls/use-arrival.ts'
import styles from './accounts.module.css'

interface AccountPanelProps {
  title: string
  lead?: string | undefined
  /** The panel took another's place: its title gets the focus, so that everyone notices. */
  arrived?: boolean
  children: ReactNode
}

/** The one panel an account page consists of. */
export function AccountPanel({ title, lead, arrived = false, children }: AccountPanelProps) {
  const heading = useArrival(arrived)
  return (
    <section className={styles.panel}>
      <h1 className={styles.title} {...heading}>
        {title}
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  )
}

/** A message about the whole form; its room is reserved, so that nothing moves. */
export function FormNotice({ text }: { text: string | null }) {
  return (
    <p className={styles.notice} role="alert">
      {text}
    </p>
  )
}

/** Words of a success. */
export function Success({ children }: { children: ReactNode }) {
  return (
    <div className={styles.success} role="status">
      <IconCircleCheck className="good" size={22} stroke={1.8} aria-hidden="true" />
      <p>{children}</p>
    </div>
  )
}
