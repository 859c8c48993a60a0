import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AccountPanel } from './account-panel.tsx'
import styles from './accounts.module.css'
import { activateQuery } from './queries.ts'
import { useEnter } from './use-enter.ts'
import { useWords } from './use-words.ts'

interface ActivatePageProps {
  uidb64: string | undefined
  token: string | undefined
}

/** Activates the account of the link that was followed, signs in and goes home. */
export function ActivatePage({ uidb64, token }: ActivatePageProps) {
  const { t, common } = useWords()
  const enter = useEnter()
  const { history } = useRouter()
  const { data, error, refetch, isFetching } = useQuery(activateQuery(uidb64, token, enter))
  const active = data?.invalid === false
  useEffect(() => {
    if (active) history.replace('/')
  }, [active, history])

  if (uidb64 === undefined || token === undefined || data?.invalid) {
    return (
      <AccountPanel title={t('activate.failed')}>
        <p className={styles.bad} role="alert">
          {common('message.invalidactivation')}
        </p>
        <p className={styles.hint}>{t('activate.once')}</p>
        <Link to="/login" className={buttonClass({ size: 'large', wide: true })}>
          {t('activate.login')}
        </Link>
      </AccountPanel>
    )
  }
  return (
    <AccountPanel title={t('activate.title')} lead={error ? undefined : t('wait')}>
      {error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={1} />}
    </AccountPanel>
  )
}
