import { useEffect } from 'react'
import { say, useNotice } from '../../app/notices.ts'
import { Button } from '../controls/button.tsx'
import styles from './notices.module.css'

const SHOWN_MS = 1500
/** Long enough to read and to reach the button. */
const OFFERED_MS = 8000

/** The place at the bottom of the screen where a word is said for a moment. */
export function Notices() {
  const notice = useNotice()
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(say, notice.action || notice.failed ? OFFERED_MS : SHOWN_MS, null)
    return () => clearTimeout(timer)
  }, [notice])
  const action = notice?.action
  return (
    <div className={styles.place} aria-live="polite">
      {notice ? (
        <div className={styles.notice} role={notice.failed ? 'alert' : 'status'} data-failed={notice.failed}>
          {notice.text}
          {action ? (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                say(null)
                action.run()
              }}
            >
              {action.label}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
