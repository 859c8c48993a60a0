import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@touchline/football'
import { useState } from 'react'
import { useSession, useSettings } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx'
import { SecurityCard } from '../security/security-card.tsx'
import styles from '../settings.module.css'
import { accountQuery, exportText } from '../settings-queries.ts'
import { useFailure } from '../use-failure.ts'
import account from './account.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { PlanLine } from './plan-line.tsx'

/** What belongs to the signed-in viewer: who they are, their plan, their data and the way out. */
export function AccountPage() {
  const { t } = useTranslation('settings')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('own.title')}</h1>
        <Link to="/setting" className={buttonClass()}>
          {t('own.settings')}
        </Link>
      </header>
      <Who />
      <Card title={t('own.plan')}>
        <PlanLine />
      </Card>
      <SecurityCard />
      <Data />
      <DeleteAccount />
    </div>
  )
}

function Who() {
  const { t } = useTranslation('settings')
  const { username } = useSession()
  const { tz, tz_place } = useSettings()
  const { data, isError, error, isFetching, refetch } = useQuery(accountQuery())
  if (isError && !data) {
    return (
      <Card title={username ?? t('own.username')}>
        <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
      </Card>
    )
  }
  const facts = data
    ? ([
        ['own.username', data.account.username],
        ['own.since', formatDate(data.account.created_at, tz_place ?? tz, 'DD/MM/YYYY')],
      ] as const)
    : null
  return (
    <Card>
      {facts ? (
        <dl className={account.facts}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt className="muted text-13">{t(key)}</dt>
              <dd className="semibold break-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton lines={1} height={44} />
      )}
    </Card>
  )
}

const FILE_NAME = 'touchline-account.json'

function Data() {
  const { t } = useTranslation('settings')
  const failure = useFailure()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save() {
    setBusy(true)
    setProblem(null)
    try {
      download(FILE_NAME, await exportText())
      say({ text: t('own.exported') })
    } catch (error) {
      setProblem(failure(error))
    }
    setBusy(false)
  }

  return (
    <Card title={t('own.dataTitle')}>
      <p className={styles.text}>{t('own.dataText')}</p>
      <div className={account.actions}>
        <Button busy={busy} onClick={() => void save()}>
          {t('own.export')}
        </Button>
        <Link className="accent hover-underline" to="/privacy">
          {t('own.privacy')}
        </Link>
      </div>
      <p className={account.problem} role="alert">
        {problem}
      </p>
    </Card>
  )
}

/** Has the browser save a text as a file. */
function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
