import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../ui/controls/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'
import { AccountPanel, Success } from './account-panel.tsx'
import styles from './accounts.module.css'
import { resetLinkQuery } from './accounts-queries.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import type { Onward } from './onward.ts'
import { useWords } from './use-words.ts'

/** The outcome of the link: 1 invalid, 2 expired, and the saved password. */
type Outcome = 1 | 2 | 'saved' | null

/** Sets a new password by the link of a mail, which is checked first. */
export function ResetPasswordPage({ token, onward }: { token: string | undefined; onward: Onward }) {
  const { t } = useWords()
  const { data, error, refetch, isFetching } = useQuery(resetLinkQuery(token))
  const [outcome, setOutcome] = useState<Outcome>(null)
  const bad = token === undefined ? 1 : (outcome ?? data?.status ?? 0)

  if (outcome === 'saved') {
    return (
      <AccountPanel key="saved" title={t('reset.savedTitle')} arrived>
        <Success>{t('reset.successsavepassword')}</Success>
        <Link to="/login" search={onward} className={buttonClass({ look: 'primary', size: 'large', wide: true })}>
          {t('reset.login')}
        </Link>
      </AccountPanel>
    )
  }
  if (token === undefined || bad === 1 || bad === 2) {
    return (
      <AccountPanel key="bad" title={t('reset.badTitle')} arrived={outcome !== null}>
        <p className={styles.bad} role="alert">
          {t(bad === 2 ? 'message.expiredlink' : 'message.invalidlink')}
        </p>
        <Link to="/account/forgot-password" search={onward} className={buttonClass({ size: 'large', wide: true })}>
          {t('reset.again')}
        </Link>
      </AccountPanel>
    )
  }
  if (data) {
    return (
      <AccountPanel key="form" title={t('reset.title')} lead={t('reset.lead')}>
        <NewPasswordForm token={token} onOutcome={setOutcome} />
      </AccountPanel>
    )
  }
  return (
    <AccountPanel key="wait" title={t('reset.title')} lead={error ? undefined : t('wait')}>
      {error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />}
    </AccountPanel>
  )
}
