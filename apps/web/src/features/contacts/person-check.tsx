import { IconCheck, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { InsecureError, solveCaptcha } from './captcha.ts'
import styles from './contacts.module.css'
import { StepHeading } from './step-heading.tsx'

interface PersonCheckProps {
  solved: boolean
  /** The button was pressed a moment ago. */
  busy: boolean
  onSolved(captcha: string): void
  onNext(): void
}

/** The robot check: one press, and the browser does the work. */
export function PersonCheck({ solved, busy, onSolved, onNext }: PersonCheckProps) {
  const { t } = useTranslation('contacts')
  const [working, setWorking] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)

  async function check() {
    if (working || solved) return
    setWorking(true)
    setNotice(null)
    try {
      onSolved(await solveCaptcha())
    } catch (error) {
      setNotice(t(`check.${reasonOf(error)}`))
    }
    setWorking(false)
  }

  const words = t(solved ? 'check.done' : working ? 'check.working' : 'check.start')
  return (
    <>
      <StepHeading>{t('check.title')}</StepHeading>
      <p className={styles.lead}>{t('check.text')}</p>
      <button
        type="button"
        className={styles.check}
        data-state={solved ? 'solved' : working ? 'working' : 'idle'}
        aria-disabled={working || solved}
        onClick={() => void check()}
      >
        <span className={styles.box} aria-hidden="true">
          {solved ? <IconCheck size={18} stroke={2.8} /> : null}
        </span>
        {words}
        <IconShieldCheck className="push dim" size={22} stroke={1.5} aria-hidden="true" />
      </button>
      <p className="visually-hidden" role="status">
        {working || solved ? words : null}
      </p>
      <p className={styles.notice} role="alert">
        {notice}
      </p>
      <Button look="primary" size="large" wide busy={busy} disabled={!solved} onClick={onNext}>
        {t('next')}
      </Button>
    </>
  )
}

function reasonOf(error: unknown): 'insecure' | 'offline' | 'tooMany' | 'failed' {
  if (error instanceof InsecureError) return 'insecure'
  const status = error instanceof ApiError ? error.status : null
  return status === 0 ? 'offline' : status === 429 ? 'tooMany' : 'failed'
}
