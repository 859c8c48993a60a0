import type { AlertsAnswer } from '@touchline/contract'
import { formatDate, formatTime, localDay } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { ChannelIcon } from '../../ui/alerts/channel-icon.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import styles from './alerts.module.css'

/** The alerts of the last week, by day: sent ones, and others with the reason. */
export function SentCard({ alerts: { sent } }: { alerts: AlertsAnswer }) {
  const { t } = useTranslation('alert-settings')
  const zone = useZone()
  const days = [...Map.groupBy(sent, ({ at }) => localDay(at, zone))]
  return (
    <Card title={t('sent.title')} note={t('sent.note')}>
      {days.length === 0 ? (
        <p className="dim text-13">{t('sent.none')}</p>
      ) : (
        <div className="stack gap-12">
          {days.map(([day, alerts]) => (
            <section key={day} className="stack gap-6">
              <h3 className="dim text-12 semibold">{formatDate(alerts[0]?.at ?? day, zone, 'DD/MM/YYYY')}</h3>
              <ul className={styles.list}>
                {alerts.map(({ at, title, body, path, channel, state }) => (
                  <li key={`${at} ${channel} ${title} ${body}`} className={styles.line}>
                    <a href={path} className="stack gap-2 grow shrink">
                      <span className="text-13 semibold">{title}</span>
                      <span className="muted text-12">{body}</span>
                      {state === 'sent' ? null : <span className={styles.why}>{t(`states.${state}`)}</span>}
                    </a>
                    <span className={styles.when}>
                      <ChannelIcon kind={channel} />
                      <span className="visually-hidden">{t(`channels.${channel}`)}</span>
                      <time dateTime={at}>{formatTime(at, zone)}</time>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Card>
  )
}
