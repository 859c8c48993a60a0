import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DAY_MS } from '@touchline/football'
import { useId, useRef, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { now as clockNow } from '../../../app/clock.ts'
import { clickId } from '../../../app/session/referral.cookies.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { subscriptionQuery } from '../billing-queries.ts'
import { loweredBy, type Plan, type PlanCode } from '../plan-rules.ts'
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
  code: PlanCode | null
  /** Days that are free are open to the account. */
  canTry: boolean
  onClose(): void
}

/** The summary before paying: price, renewal, means of payment. Then the browser goes to the provider's checkout. */
export function OrderDialog({ plan, ways, way: asked, startsAt, code, canTry, onClose }: OrderDialogProps) {
  const { t, nameOf, day, money, every, orderFailure } = useWords()
  const client = useQueryClient()
  const lowered = loweredBy(plan, code)
  const [way, setWay] = useState(ways.find((one) => one === asked) ?? ways[0] ?? 'card')
  const [agreed, setAgreed] = useState(false)
  const { busy, notice, setNotice, submit } = useAction((error) => {
    void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    return orderFailure(error, lowered === null ? null : (code?.code ?? null))
  })
  const consent = useRef<HTMLInputElement>(null)
  const noticeId = useId()
  const price = money(plan.price, plan.currency)
  const free = canTry && lowered === null ? plan.trial_days : 0
  const freeUntil = free > 0 ? day(new Date(clockNow() + free * DAY_MS).toISOString()) : null
  const first = freeUntil === null ? money(lowered?.price ?? plan.price, plan.currency) : money(0, plan.currency)

  async function order() {
    if (startsAt === null && !agreed) {
      consent.current?.focus()
      return t('order.startNeeded')
    }
    location.assign(await openCheckout(way, plan, { agreed, code: lowered === null ? null : (code?.code ?? null) }))
    return null
  }

  return (
    <Dialog title={t('order.title')} place="sheet" onClose={onClose}>
      <Form className={styles.order} onSubmit={submit(order)}>
        <dl className={styles.facts}>
          <div>
            <dt className="muted">{t('order.plan')}</dt>
            <dd>{nameOf(plan)}</dd>
          </div>
          <div>
            <dt className="muted">{t('order.renewal')}</dt>
            <dd>
              {lowered === null
                ? t('order.renewalText', { price, every: every(plan.months) })
                : t('order.loweredText', {
                    payments: lowered.payments,
                    lowered: first,
                    price,
                    every: every(plan.months),
                  })}
            </dd>
          </div>
          {lowered === null ? null : (
            <div>
              <dt className="muted">{t('order.code')}</dt>
              <dd>{code?.code}</dd>
            </div>
          )}
          <div className={styles.sum}>
            <dt className="muted">
              {startsAt === null ? t('order.price') : t('order.priceOn', { date: day(startsAt) })}
            </dt>
            <dd>
              <b>{first}</b>
              <small className="muted">{t('order.vat')}</small>
            </dd>
          </div>
        </dl>
        {freeUntil === null ? null : <p className="muted">{t('order.freeText', { date: freeUntil })}</p>}
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
          <span>{freeUntil === null ? first : t('order.free', { date: freeUntil })}</span>
        </Button>
      </Form>
    </Dialog>
  )
}

/** Opens a checkout for the plan; returns its address. The server charges its own price, whatever is sent. */
async function openCheckout(
  way: Way,
  plan: Plan,
  { agreed, code }: { agreed: boolean; code: string | null },
): Promise<string> {
  const body = { selectedPlan: plan.months, clickId: clickId(), immediateStart: agreed, code }
  if (way === 'card') return (await callApi('POST /stripe_checkout', { body: { ...body, price: plan.price } })).url
  if (way === 'paypal') return (await callApi('POST /paypal_subscription', { body })).url
  return (await callApi('POST /demo_checkout', { body })).url
}
