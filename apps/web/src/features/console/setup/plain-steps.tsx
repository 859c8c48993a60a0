import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { callQuery } from '../../../app/queries.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Checkbox, Select, TextField } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { MailForm } from '../settings/mail-form.tsx'
import { PaymentForm } from '../settings/payment-form.tsx'
import { Note } from '../settings/setting-field.tsx'
import styles from '../settings/settings.module.css'
import { useGroup } from '../settings/use-group.ts'
import { callSetup, useSetup } from './setup-place.ts'
import { StepFrame } from './step-frame.tsx'

/** The mail server. */
export function MailStep() {
  const { t } = useTranslation('setup')
  const form = useGroup('mail')
  const isMember = useSession().state === 'member'
  const { data } = useQuery({ ...callQuery('GET /account/security', {}), enabled: isMember })
  const [isHeld, setHeld] = useState(false)
  const next = async () => {
    setHeld(form.isDirty)
    return !form.isDirty
  }
  const address = data?.email ?? ''
  return (
    <StepFrame step="mail" onNext={next}>
      <Card>
        <MailForm form={form} address={address} />
      </Card>
      {isHeld && form.isDirty ? <Note kind="warning">{t('mail.first')}</Note> : null}
      {form.setting('SMTP_URL').source === 'default' ? <Note kind="info">{t('mail.without')}</Note> : null}
    </StepFrame>
  )
}

/** Stripe and PayPal. */
export function PaymentStep() {
  const { t } = useTranslation('setup')
  const [stripe, paypal] = [useGroup('stripe'), useGroup('paypal')]
  const next = async () => (!stripe.isDirty || (await stripe.store())) && (!paypal.isDirty || (await paypal.store()))
  return (
    <StepFrame step="payment" onNext={next} busy={stripe.busy || paypal.busy}>
      <PaymentForm form={stripe} provider="stripe" />
      <PaymentForm form={paypal} provider="paypal" />
      <Note kind="info">{t('payment.free')}</Note>
    </StepFrame>
  )
}

/** Plans for sale, which are changed later in the console. */
export function PlansStep() {
  const { t } = useTranslation('setup')
  const numbers = useNumbers()
  const { setup } = useSetup()
  return (
    <StepFrame step="plans">
      <Card title={t('plans.list')} flush>
        <ul className={styles.list}>
          {setup.plans.map(({ months, price, shown }) => (
            <li key={months}>
              <b>{t('plans.months', { count: months })}</b>
              <span className="tabular">{t('plans.price', { price: numbers.average(Number(price)) })}</span>
              <span className="muted text-13">{t(shown ? 'plans.shown' : 'plans.hidden')}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Note kind="info">{t('later.plans')}</Note>
    </StepFrame>
  )
}

/** Legal texts that are still the starting ones. */
export function LegalStep() {
  const { t } = useTranslation('setup')
  const { setup } = useSetup()
  return (
    <StepFrame step="legal">
      <Card title={t('legal.list')} flush>
        <ul className={styles.list}>
          {(['terms', 'privacy', 'legal', 'accessibility'] as const).map((page) => (
            <li key={page}>
              <b>{t(`legal.${page}`)}</b>
              <span className={setup.legal.includes(page) ? 'warning text-13' : 'good text-13'}>
                {t(setup.legal.includes(page) ? 'legal.starting' : 'legal.own')}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Note kind="info">{t('later.legal')}</Note>
    </StepFrame>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }))
const MAX_KEPT = 90

/** When backups are made. */
export function BackupsStep() {
  const { t } = useTranslation('setup')
  const { setup, token } = useSetup()
  const [on, setOn] = useState(setup.schedule.on)
  const [hour, setHour] = useState(setup.schedule.hour)
  const [kept, setKept] = useState(String(setup.schedule.kept))
  const [wrong, setWrong] = useState<string | null>(null)
  const next = async () => {
    const count = Number(kept)
    if (!Number.isInteger(count) || count < 1 || count > MAX_KEPT) {
      setWrong(t('backups.wrong'))
      return false
    }
    await callSetup('POST /setup/schedule', token, { on, hour, kept: count })
    return true
  }
  return (
    <StepFrame step="backups" onNext={next}>
      <Card>
        <div className={styles.fields}>
          <Checkbox checked={on} onChange={({ target }) => setOn(target.checked)}>
            {t('backups.on')}
          </Checkbox>
          <div className={styles.pairs}>
            <Select<number> label={t('backups.hour')} options={HOURS} value={hour} onChange={setHour} />
            <TextField
              label={t('backups.kept')}
              inputMode="numeric"
              value={kept}
              error={wrong}
              onChange={({ target }) => {
                setKept(target.value)
                setWrong(null)
              }}
            />
          </div>
        </div>
      </Card>
      <Note kind="info">{t('backups.elsewhere')}</Note>
    </StepFrame>
  )
}
