import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../app/app.ts'
import { say } from '../../app/notices.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'
import { AccountPanel } from './account-panel.tsx'
import styles from './accounts.module.css'
import { activateQuery } from './accounts-queries.ts'
import type { Onward } from './onward.ts'
import { useEnter } from './use-enter.ts'
import { useWords } from './use-words.ts'

interface ActivatePageProps {
  uidb64: string | undefined
  token: string | undefined
  onward: Onward
}

/** Activates the account of the link that was followed, signs in and goes where the sign-up was on the way to, or home. */
export function ActivatePage({ uidb64, token, onward }: ActivatePageProps) {
  const { t } = useWords()
  const enter = useEnter()
  const { history } = useRouter()
  const { state } = useSession()
  const { data, error, refetch, isFetching } = useQuery(activateQuery(uidb64, token, enter))
  const active = data?.invalid === false
  useEffect(() => {
    if (!active) return
    say({ text: t('activate.done') })
    history.replace(onward.next ?? '/')
  }, [active, onward.next, history, t])

  if (data?.invalid && state === 'member') {
    return (
      <AccountPanel title={t('activate.already')}>
        <p className={styles.lead}>{t('activate.alreadyText')}</p>
        <Link to="/" className={buttonClass({ look: 'primary', size: 'large', wide: true })}>
          {t('deleted.home')}
        </Link>
      </AccountPanel>
    )
  }
  if (uidb64 === undefined || token === undefined || data?.invalid) {
    return (
      <AccountPanel title={t('activate.failed')}>
        <p className={styles.bad} role="alert">
          {t('message.invalidactivation')}
        </p>
        <p className={styles.hint}>{t('activate.once')}</p>
        <div className="stack gap-10">
          <Link to="/login" search={onward} className={buttonClass({ look: 'primary', size: 'large', wide: true })}>
            {t('activate.login')}
          </Link>
          <Link to="/account/forgot-password" className={buttonClass({ size: 'large', wide: true })}>
            {t('activate.reset')}
          </Link>
        </div>
      </AccountPanel>
    )
  }
  return (
    <AccountPanel title={t('activate.title')} lead={error ? undefined : t('wait')}>
      {error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={1} />}
    </AccountPanel>
  )
}
