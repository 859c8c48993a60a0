import { useEffect } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say, useNotice } from '../../app/notices.ts'
import { SIGNED_OUT } from '../../app/session/session.ts'
import { Button } from '../controls/button.tsx'
import styles from './notices.module.css'

const SHOWN_MS = 1500
/** Long enough to read and to reach the button. */
const OFFERED_MS = 8000

/** The place at the bottom of the screen where a notice is shown for a moment. */
export function Notices() {
  const notice = useNotice()
  const { t } = useTranslation()
  useEffect(() => {
    const noticedBy = sessionStorage.getItem(SIGNED_OUT)
    // The page that noticed may still run for a moment.
    if (noticedBy === null || noticedBy === String(performance.timeOrigin)) return
    sessionStorage.removeItem(SIGNED_OUT)
    say({ text: t('signedOut'), failed: true })
  }, [t])
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
