import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './plans.module.css'

const ICONS = { good: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle }

interface NoteProps {
  kind: keyof typeof ICONS
  title?: string
  text: string
  action?: ReactNode
}

/** One thing to know before everything else on the page. */
export function Note({ kind, title, text, action }: NoteProps) {
  const Icon = ICONS[kind]
  return (
    <div className={styles.note} data-kind={kind} role="status">
      <Icon size={20} stroke={1.7} aria-hidden="true" />
      <div className={styles.noteText}>
        {title ? <p className="semibold">{title}</p> : null}
        <p>{text}</p>
      </div>
      {action}
    </div>
  )
}
