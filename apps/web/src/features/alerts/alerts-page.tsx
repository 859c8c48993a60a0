import { Link } from '@tanstack/react-router'
import { useAlerts } from '../../app/alerts/alerts.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import styles from './alerts.module.css'
import { ChannelsCard } from './channels-card.tsx'
import { SentCard } from './sent-card.tsx'
import { TimesCard } from './times-card.tsx'
import { WishesCard } from './wishes-card.tsx'

/** Everything about alerts: channels, times, subjects, and sent ones. */
export function AlertsPage() {
  const { t } = useTranslation('alert-settings')
  const { t: me } = useTranslation('me')
  const alerts = useAlerts()
  const { data } = alerts
  return (
    <div className="stack gap-14">
      <header className="stack gap-4">
        <nav aria-label={t('up')} className="text-13">
          <Link to="/me" className="link">
            {me('title')}
          </Link>
        </nav>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className="muted text-13">{t('intro')}</p>
      </header>
      {data === undefined ? (
        <Waiting on={alerts}>
          <Skeleton lines={6} height={72} />
        </Waiting>
      ) : (
        <div className={styles.page}>
          <div className="stack gap-14 shrink">
            <ChannelsCard alerts={data} />
            <WishesCard alerts={data} />
          </div>
          <div className="stack gap-14 shrink">
            <TimesCard settings={data.settings} />
            <SentCard alerts={data} />
          </div>
        </div>
      )}
    </div>
  )
}
