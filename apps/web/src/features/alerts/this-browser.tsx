import type { AlertsAnswer } from '@touchline/contract'
import { useEffect, useState } from 'react'
import { useAlertChanges } from '../../app/alerts/alerts.ts'
import {
  browserLabel,
  currentSubscription,
  type PushObstacle,
  pushObstacle,
  subscribe,
  unsubscribe,
} from '../../app/alerts/push-subscription.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { ChannelIcon } from '../../ui/alerts/channel-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import styles from './alerts.module.css'
import { useChange } from './use-change.ts'

/** Turns messages of this browser on or off, or says why it gives none. */
export function ThisBrowser({ alerts }: { alerts: AlertsAnswer }) {
  const { t } = useTranslation('alert-settings')
  const changes = useAlertChanges()
  const change = useChange()
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [obstacle, setObstacle] = useState<PushObstacle>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    setObstacle(pushObstacle())
    void currentSubscription()
      .then((subscription) => setEndpoint(subscription?.endpoint ?? null))
      .catch(() => undefined)
  }, [])
  const label = browserLabel()
  // The server has forgotten a browser whose messages did not arrive.
  const isOn = endpoint !== null && alerts.channels.some(({ kind }) => kind === 'push')
  const turnOn = async () => {
    setBusy(true)
    const subscription = await subscribe(alerts.push_key).catch(() => undefined)
    if (subscription === undefined) say({ text: t('push.failed'), failed: true })
    else if (subscription === null) setObstacle(pushObstacle())
    else if (await change(() => changes.push({ ...subscription, label }))) setEndpoint(subscription.endpoint)
    setBusy(false)
  }
  const turnOff = async () => {
    setBusy(true)
    await unsubscribe().catch(() => undefined)
    const own = alerts.channels.find((channel) => channel.kind === 'push' && channel.label === label)
    if (own) await change(() => changes.remove(own.id))
    setEndpoint(null)
    setBusy(false)
  }
  return (
    <div className={styles.browser}>
      <ChannelIcon kind="push" size={22} />
      <span className="stack gap-2 grow shrink">
        <span className="text-14 semibold">{t('push.title')}</span>
        <span className="muted text-13">
          {t(obstacle === null ? (isOn ? 'push.on' : 'push.off') : `push.${obstacle}`)}
        </span>
      </span>
      {obstacle !== null ? null : (
        <Button look={isOn ? 'plain' : 'primary'} busy={busy} onClick={() => void (isOn ? turnOff() : turnOn())}>
          {t(isOn ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </div>
  )
}
