import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../../../app/api/api.ts'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { callQuery } from '../../../app/queries.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { NoticePage } from '../../../ui/states/notice-page.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import styles from '../console.module.css'
import { callSetup, setupKey } from './setup-place.ts'
import { takeSetupToken } from './setup-session.ts'
import { Wizard } from './wizard.tsx'

export const setupStateQuery = () => callQuery('GET /setup/state', {})

/** The first run: the wizard for the owner and anyone who has its link, a notice for everybody else. */
export function SetupPage({ brand }: { brand: ReactNode }) {
  const { t } = useTranslation('setup')
  const session = useSession()
  /** Undefined until the browser has read it. */
  const [token, setToken] = useState<string | null | undefined>(undefined)
  useEffect(() => setToken(takeSetupToken()), [])
  const mayAsk = token !== undefined && (token !== null || session.state === 'member')
  const state = useQuery({ ...setupStateQuery(), staleTime: 0 })
  const asked = useQuery({
    queryKey: setupKey(token),
    queryFn: () => callSetup('GET /setup', token ?? null),
    enabled: mayAsk && state.data?.open === true,
    retry: (count, error) => count < 20 && error instanceof ApiError && (error.status === 0 || error.status === 503),
    retryDelay: 1_000,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (state.data?.open === false) return <Closed />
  if (asked.data !== undefined)
    return <Wizard brand={brand} setup={asked.data} token={token ?? null} onToken={setToken} reread={asked.refetch} />
  if (mayAsk && !asked.isError) {
    return (
      <main id="content" className={styles.closed}>
        <Skeleton lines={6} height={56} />
      </main>
    )
  }
  if (state.isError) {
    return (
      <main id="content" className={styles.closed}>
        <Waiting on={state} bare>
          <Skeleton lines={3} height={56} />
        </Waiting>
      </main>
    )
  }
  const isUsed = token !== null && asked.error instanceof ApiError && asked.error.status === 401
  return (
    <main id="content" className={styles.closed}>
      <NoticePage
        icon={IconHourglass}
        title={t('notYet.title')}
        text={t(isUsed ? 'notYet.used' : 'notYet.text')}
        note={t('notYet.operator')}
      >
        <Link to="/login" search={{ next: '/setup' }} className={buttonClass()}>
          {t('notYet.signIn')}
        </Link>
      </NoticePage>
    </main>
  )
}

function Closed() {
  const { t } = useTranslation('setup')
  return (
    <main id="content" className={styles.closed}>
      <NoticePage icon={IconCircleCheck} title={t('over.title')} text={t('over.text')} home>
        <a href="/console/settings" className={buttonClass({ look: 'primary' })}>
          {t('over.settings')}
        </a>
      </NoticePage>
    </main>
  )
}
