import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './phone-fold.module.css'

interface PhoneFoldProps {
  title: string
  /** The most important part, next to the title. */
  line: string
  children: ReactNode
}

/** On phones one line until opened, so that the lists below are near; elsewhere everything. */
export function PhoneFold({ title, line, children }: PhoneFoldProps) {
  const [open, setOpen] = useState(false)
  const body = useId()
  return (
    <div>
      <button
        type="button"
        className={`${styles.toggle} narrow-only`}
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={16} stroke={2.2} className={styles.arrow} aria-hidden="true" />
        <b className="rigid">{title}</b>
        <span className={styles.line}>{line}</span>
      </button>
      <div id={body} className={styles.body}>
        {children}
      </div>
    </div>
  )
}
