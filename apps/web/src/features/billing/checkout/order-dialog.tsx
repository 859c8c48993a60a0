import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { clickId } from '../../../app/referral.cookies.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { subscriptionQuery } from '../billing-queries.ts'
import type { Plan } from '../plan-rules.ts'
import { useWords } from '../use-words.ts'
import styles from './checkout.module.css'
import { WayChoice } from './way-choice.tsx'
import type { Way } from './ways.ts'

interface OrderDialogProps {
  plan: Plan
  ways: readonly Way[]
  /** The way whose button was pressed. */
  way: Way | undefined
  /** When the plan begins and is charged; null for at once. */
  startsAt: string | null
  onClose(): void
}

/** The last look before paying: what it costs, how it renews, how it is paid. Then the browser goes to the way's checkout. */
export function OrderDialog({ plan, ways, way: asked, startsAt, onClose }: OrderDialogProps) {
  const { t, title, day, money, every, orderFailure } = useWords()
  const client = useQueryClient()
  const [way, setWay] = useState(ways.find((one) => one === asked) ?? ways[0] ?? 'card')
  const [agreed, setAgreed] = useState(false)
  const { busy, notice, setNotice, submit } = useAction((error) => {
    void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    return orderFailure(error)
  })
  const consent = useRef<HTMLInputElement>(null)
  const noticeId = useId()
  const price = money(plan.price, plan.currency)

  async function order() {
    if (startsAt === null && !agreed) {
      consent.current?.focus()
      return t('order.startNeeded')
    }
    location.assign(await openCheckout(way, plan, agreed))
    return null
  }

  return (
    <Dialog title={t('order.title')} place="sheet" onClose={onClose}>
      <Form className={styles.order} onSubmit={submit(order)}>
        <dl className={styles.facts}>
          <div>
            <dt className="muted">{t('order.plan')}</dt>
            <dd>{title(plan.months)}</dd>
          </div>
          <div>
            <dt className="muted">{t('order.renewal')}</dt>
            <dd>{t('order.renewalText', { price, every: every(plan.months) })}</dd>
          </div>
          <div className={styles.sum}>
            <dt className="muted">
              {startsAt === null ? t('order.price') : t('order.priceOn', { date: day(startsAt) })}
            </dt>
            <dd>
              <b>{price}</b>
              <small className="muted">{t('order.vat')}</small>
            </dd>
          </div>
        </dl>
        <WayChoice ways={ways} way={way} onChange={setWay} />
        {startsAt === null ? (
          <div>
            <Checkbox
              ref={consent}
              checked={agreed}
              aria-describedby={noticeId}
              aria-invalid={notice === t('order.startNeeded') || undefined}
              onChange={(event) => {
                setAgreed(event.target.checked)
                setNotice(null)
              }}
            >
              {t('order.start')}
            </Checkbox>
          </div>
        ) : (
          <p className="muted">{t('order.later', { date: day(startsAt) })}</p>
        )}
        <p className={styles.terms}>
          {t('order.terms')}{' '}
          <Link className="link" to="/terms">
            {t('order.termsLink')}
          </Link>
          .
        </p>
        <p className={styles.notice} role="alert" id={noticeId}>
          {notice}
        </p>
        <Button type="submit" look="primary" size="large" wide busy={busy} className={styles.submit}>
          <span>{t('order.submit')}</span>
          <span>{price}</span>
        </Button>
      </Form>
    </Dialog>
  )
}

/** Opens a checkout for the plan; answers where it stands. The server charges its own price, whatever is sent. */
async function openCheckout(way: Way, plan: Plan, immediateStart: boolean): Promise<string> {
  const body = { selectedPlan: plan.months, clickId: clickId(), immediateStart }
  if (way === 'card') return (await callApi('POST /stripe_checkout', { body: { ...body, price: plan.price } })).url
  if (way === 'paypal') return (await callApi('POST /paypal_subscription', { body })).url
  return (await callApi('POST /demo_checkout', { body })).url
}
