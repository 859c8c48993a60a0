import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { MatchDate } from '../../../ui/match/match-date.tsx'
import { copyText } from '../../../ui/share/copy-text.ts'
import { GroupNotes, Note, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import { useSettingsPlace } from './settings-place.ts'
import type { GroupForm } from './use-group.ts'

/** Keys of one payment provider, the address for its notices, and whether one came. */
export function PaymentForm({ form, provider }: { form: GroupForm; provider: 'stripe' | 'paypal' }) {
  const { t } = useTranslation('setup')
  const isKept = form.view.settings.some(({ source }) => source !== 'default')
  return (
    <Card title={provider === 'stripe' ? 'Stripe' : 'PayPal'} note={t(`payment.${provider}`)}>
      <div className={styles.fields}>
        <GroupNotes form={form} />
        <div className={styles.pairs}>
          {form.view.settings.map(({ name }) => (
            <SettingField
              key={name}
              form={form}
              name={name}
              hint={name === 'PAYPAL_PLAN_IDS' ? t('hint.PAYPAL_PLAN_IDS') : undefined}
            />
          ))}
        </div>
        {form.isDirty ? (
          <div>
            <Button look="primary" busy={form.busy} onClick={() => void form.store()}>
              {t('tryAndStore')}
            </Button>
          </div>
        ) : null}
        <Webhook provider={provider} isKept={isKept} />
      </div>
    </Card>
  )
}

function Webhook({ provider, isKept }: { provider: 'stripe' | 'paypal'; isKept: boolean }) {
  const { t } = useTranslation('setup')
  const { settings } = useSettingsPlace()
  const [isCopied, setCopied] = useState(false)
  const webhook = settings.webhooks.find((one) => one.provider === provider)
  if (webhook === undefined) return null
  return (
    <div className="stack gap-6">
      <span className="label">{t('webhook.title')}</span>
      <div className={styles.copy}>
        <code className="text-13">{webhook.address}</code>
        <Button size="small" onClick={() => void copyText(webhook.address).then(() => setCopied(true))}>
          {t(isCopied ? 'webhook.copied' : 'webhook.copy')}
        </Button>
      </div>
      {webhook.seen_at === null ? (
        <Note kind={isKept ? 'warning' : 'info'}>{t('webhook.none')}</Note>
      ) : (
        <Note kind="good">
          {t('webhook.seen')} <MatchDate at={webhook.seen_at} />
        </Note>
      )}
    </div>
  )
}
