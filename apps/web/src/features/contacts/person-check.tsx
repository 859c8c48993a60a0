import { IconCheck, IconShieldCheck } from '@tabler/icons-react'
import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
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
  const { busy: working, notice, run } = useAction((error) => t(`check.${reasonOf(error)}`))

  async function check() {
    if (!solved) onSolved(await solveCaptcha())
    return ''
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
        onClick={() => void run(check)}
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
