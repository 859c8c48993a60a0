import { IconAppWindow, IconTrash } from '@tabler/icons-react'
import type { AlertsAnswer } from '@touchline/contract'
import { useAlertChanges } from '../../app/alerts/alerts.ts'
import { useApp, useSession, useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { ChannelIcon } from '../../ui/alerts/channel-icon.tsx'
import { Switch } from '../../ui/alerts/switch.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './alerts.module.css'
import { ChatForm } from './chat-form.tsx'
import { ThisBrowser } from './this-browser.tsx'
import { useChange } from './use-change.ts'

/** Where alerts go: this browser and others, mail, chats. */
export function ChannelsCard({ alerts }: { alerts: AlertsAnswer }) {
  const { t } = useTranslation('alert-settings')
  const prices = usePrices()
  const { state } = useSession()
  const changes = useAlertChanges()
  const change = useChange()
  const listed = alerts.channels.filter(({ kind }) => kind !== 'mail')
  const { mail, digest } = alerts.settings
  return (
    <Card title={t('where.title')}>
      <div className="stack gap-14">
        <ThisBrowser alerts={alerts} />
        {listed.length === 0 ? null : (
          <ul className={styles.list}>
            {listed.map(({ id, kind, label, failing }) => (
              <li key={id} className={styles.line}>
                <ChannelIcon kind={kind} size={18} />
                <span className="stack gap-2 grow shrink">
                  <span className="text-14 semibold truncate">{label || t('channels.push')}</span>
                  <span className={failing === null ? 'dim text-12' : 'bad text-12'}>
                    {failing === null ? t(`channels.${kind}`) : t('failing', { reason: failing })}
                  </span>
                </span>
                <Button
                  icon
                  look="quiet"
                  aria-label={t('removeChannel', { name: label || t('channels.push') })}
                  onClick={() => void change(() => changes.remove(id))}
                >
                  <IconTrash size={17} stroke={1.7} aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <PageSwitch />
        <ChatForm />
        {state === 'member' ? (
          <section className={styles.part}>
            <Switch checked={mail} onChange={() => void change(() => changes.settings({ mail: !mail }))}>
              <ChannelIcon kind="mail" size={18} />
              <span className="stack gap-2 shrink">
                <span className="text-14 semibold">{t('mail.single')}</span>
                <span className="dim text-12">{t(prices ? 'mail.note' : 'mail.notePlain')}</span>
              </span>
            </Switch>
            <div className="row gap-12 wrap">
              <span className="stack gap-2 grow shrink">
                <span className="text-14 semibold">{t('digest.title')}</span>
                <span className="dim text-12">{t('digest.note')}</span>
              </span>
              <Segmented
                label={t('digest.title')}
                size="small"
                options={(['off', 'daily', 'weekly'] as const).map((value) => ({ value, label: t(`digest.${value}`) }))}
                value={digest}
                onChange={(value) => void change(() => changes.settings({ digest: value }))}
              />
            </div>
          </section>
        ) : (
          <p className="dim text-12">{t('mail.needsAccount')}</p>
        )}
      </div>
    </Card>
  )
}

/** The switch for alerts of an open page in this browser. */
function PageSwitch() {
  const { t } = useTranslation('alert-settings')
  const { settings } = useApp()
  const isOn = useSetting('page_alerts') === 1
  return (
    <Switch checked={isOn} onChange={() => void settings.set({ page_alerts: isOn ? 0 : 1 })}>
      <IconAppWindow size={22} stroke={1.7} aria-hidden="true" />
      <span className="stack gap-2 shrink">
        <span className="text-14 semibold">{t('page.title')}</span>
        <span className="dim text-12">{t('page.note')}</span>
      </span>
    </Switch>
  )
}
