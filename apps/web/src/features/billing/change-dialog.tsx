import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, callApi } from '../../app/api/api.ts'
import { say } from '../../app/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/fields.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { changeQuoteQuery, plansQuery, subscriptionQuery } from './billing-queries.ts'
import styles from './change-dialog.module.css'
import checkout from './checkout/checkout.module.css'
import type { Subscription } from './plan-rules.ts'
import { useWords } from './use-words.ts'

type When = Subscription['changes'][number]

/** Chooses another plan, and says what it costs and from when before anything is charged. */
export function ChangeDialog({ subscription, onClose }: { subscription: Subscription; onClose(): void }) {
  const { t, nameOf, money, day, every } = useWords()
  const client = useQueryClient()
  const plans = (useQuery(plansQuery()).data?.plans ?? []).filter((one) => one.months !== subscription.subscribed)
  const [chosen, setChosen] = useState<number | null>(null)
  const [when, setWhen] = useState<When>('renewal')
  const months = chosen ?? plans[0]?.months ?? null
  const quote = useQuery({ ...changeQuoteQuery(months ?? 0, when), enabled: months !== null })
  const { busy, notice, run } = useAction((error) =>
    t(error instanceof ApiError && error.status === 409 ? 'change.not' : 'change.failed'),
  )
  const refused = quote.error instanceof ApiError && quote.error.status === 409
  const cost = quote.isFetching || quote.error ? null : (quote.data ?? null)

  async function change() {
    if (cost === null || months === null) return ''
    const { url } = await callApi('POST /change_plan', { body: { months, when, at: cost.at } })
    if (url !== null) {
      location.assign(url)
      return null
    }
    say({ text: t('change.done') })
    await client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    onClose()
    return null
  }

  return (
    <Dialog title={t('change.title')} place="sheet" onClose={onClose}>
      <div className={checkout.order}>
        <Select<number>
          label={t('change.to')}
          options={plans.map((one) => ({
            value: one.months,
            label: `${nameOf(one)} · ${money(one.price, one.currency)}`,
          }))}
          value={months ?? 0}
          onChange={setChosen}
        />
        {subscription.changes.length > 1 ? (
          <fieldset className={styles.whens}>
            <legend className="label">{t('change.when')}</legend>
            {subscription.changes.map((one) => (
              <label key={one} className={styles.when} data-chosen={when === one || undefined}>
                <input
                  type="radio"
                  className="radio"
                  name="when"
                  checked={when === one}
                  onChange={() => setWhen(one)}
                />
                {t(`change.at.${one}`, { date: day(subscription.expire_date ?? '') })}
              </label>
            ))}
          </fieldset>
        ) : null}
        {cost === null ? null : (
          <dl className={styles.cost}>
            <div>
              <dt className="muted">{t('change.due')}</dt>
              <dd className="bold tabular">{cost.due === 0 ? t('change.nothing') : money(cost.due, 'EUR')}</dd>
            </div>
            <div>
              <dt className="muted">{t('change.then', { date: day(cost.from) })}</dt>
              <dd>{t('change.renews', { price: money(cost.price, 'EUR'), every: every(months ?? 1) })}</dd>
            </div>
          </dl>
        )}
        {cost?.needs_approval ? <p className="muted text-13">{t('change.approve')}</p> : null}
        <p className={checkout.notice} role="alert">
          {quote.error ? t(refused ? 'change.not' : 'change.failed') : notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button size="large" onClick={onClose}>
            {t('change.keep')}
          </Button>
          <Button look="primary" size="large" busy={busy} disabled={cost === null} onClick={() => void run(change)}>
            {cost !== null && cost.due > 0
              ? t('change.confirmPay', { amount: money(cost.due, 'EUR') })
              : t(cost?.needs_approval ? 'change.goOn' : 'change.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
