import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@touchline/football'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import { Skeleton } from '../../../ui/states/states.tsx'
import { SecurityCard } from '../security/security-card.tsx'
import styles from '../settings.module.css'
import { exportText, securityQuery, subscriptionQuery } from '../settings-queries.ts'
import { useFailure } from '../use-failure.ts'
import account from './account.module.css'
import { ApiToken } from './api-token.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PlanLine } from './plan-line.tsx'

/** The signed-in viewer's profile, plan, data and logout. */
export function AccountPage() {
  const { t } = useTranslation('settings')
  const asked = [useQuery(subscriptionQuery()), useQuery(securityQuery())] as const
  const { data: security } = asked[1]
  // A failed query is retried by its card: waiting for that here would remove the card, and so on endlessly.
  const isWaiting = asked.some(({ isFetched }) => !isFetched)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('own.title')}</h1>
        <div className="row wrap gap-8">
          {security?.role ? (
            <Link to="/console/$" params={{ _splat: '' }} className={buttonClass({ look: 'primary' })}>
              {t('own.console')}
            </Link>
          ) : null}
          <Link to="/setting" className={buttonClass()}>
            {t('own.settings')}
          </Link>
        </div>
      </header>
      {isWaiting ? (
        <Skeleton lines={4} height={220} />
      ) : (
        <>
          <Who />
          <Card title={t('own.plan')}>
            <PlanLine />
          </Card>
          <SecurityCard />
          <ApiToken />
          <Data />
          <DeleteAccount />
        </>
      )}
    </div>
  )
}

function Who() {
  const { t } = useTranslation('settings')
  const { username } = useSession()
  const zone = useZone()
  const { data } = useQuery(securityQuery())
  return (
    <Card>
      <dl className={account.facts}>
        <div>
          <dt className="muted text-13">{t('own.username')}</dt>
          <dd className="semibold break-anywhere">{username}</dd>
        </div>
        {data ? (
          <div>
            <dt className="muted text-13">{t('own.since')}</dt>
            <dd className="semibold break-anywhere">{formatDate(data.member_since, zone, 'DD/MM/YYYY')}</dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}

const FILE_NAME = 'touchline-account.json'

function Data() {
  const { t } = useTranslation('settings')
  const { busy, notice, run } = useAction(useFailure())

  async function save() {
    download(FILE_NAME, await exportText())
    say({ text: t('own.exported') })
    return ''
  }

  return (
    <Card title={t('own.dataTitle')}>
      <p className={styles.text}>{t('own.dataText')}</p>
      <div className={account.actions}>
        <Button busy={busy} onClick={() => void run(save)}>
          {t('own.export')}
        </Button>
        <Link className="accent hover-underline" to="/privacy">
          {t('own.privacy')}
        </Link>
      </div>
      <p className={account.problem} role="alert">
        {notice}
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
