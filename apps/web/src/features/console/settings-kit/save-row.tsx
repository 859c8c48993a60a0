import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './settings-kit.module.css'

interface SaveRowProps {
  label: string
  busy: boolean
  notice: string | null
  /** Shown next to the button. */
  children?: ReactNode
}

/** The end of a form: an error, and the button. */
export function SaveRow({ label, busy, notice, children }: SaveRowProps) {
  return (
    <>
      <p className={styles.notice} role="alert">
        {notice}
      </p>
      <div className={styles.end}>
        <Button type="submit" look="primary" busy={busy}>
          {label}
        </Button>
        {children}
      </div>
    </>
  )
}
