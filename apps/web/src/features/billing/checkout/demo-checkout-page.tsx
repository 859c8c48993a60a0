import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, callApi } from '../../../app/api/api.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx'
import { demoCheckoutQuery } from '../billing-queries.ts'
import { Note } from '../note.tsx'
import type { Plan } from '../plan-rules.ts'
import { useWords } from '../use-words.ts'
import styles from './checkout.module.css'

const CARDS = ['good', 'declined'] as const

/** The checkout of the demo world, in place of a payment provider's. */
export function DemoCheckoutPage({ id }: { id: string }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(demoCheckoutQuery(id))
  const unknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <section className={styles.panel}>
      <header>
        <h1 className={styles.title}>{t('demo.title')}</h1>
      </header>
      <Note kind="info" text={t('demo.noMoney')} />
      {unknown ? <UnknownCheckout /> : null}
      {error && !unknown ? <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={3} height={56} /> : null}
      {data?.status === 'open' ? <Payment id={id} plan={data.plan} free={data.trial_days} /> : null}
      {data?.status === 'paid' ? (
        <>
          <p>{t('demo.paid')}</p>
          <Link to="/subscription" className={buttonClass({ look: 'primary', size: 'large', wide: true })}>
            {t('demo.toPlan')}
          </Link>
        </>
      ) : null}
    </section>
  )
}

function UnknownCheckout() {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('demo.unknownTitle')}
      text={t('demo.unknownText')}
      action={
        <Link to="/subscription" className={buttonClass()}>
          {t('demo.toPlans')}
        </Link>
      }
    />
  )
}

function Payment({ id, plan, free }: { id: string; plan: Pick<Plan, 'months' | 'price' | 'currency'>; free: number }) {
  const { t, title, money } = useWords()
  const [card, setCard] = useState<(typeof CARDS)[number]>('good')
  const { busy, notice, submit } = useAction(() => t('demo.failed'))
  const price = money(plan.price, plan.currency)

  async function pay() {
    const { status } = await callApi('POST /demo_checkout/{id}/pay', { params: { id }, body: { card } })
    if (status !== 'paid') return t('demo.refused')
    location.assign('/subscription?payment=done')
    return null
  }

  return (
    <Form onSubmit={submit(pay)}>
      <p className={styles.bill}>
        <span>{title(plan.months)}</span>
        <b>{free > 0 ? t('demo.free', { days: free, price }) : price}</b>
      </p>
      <fieldset className={styles.choice} data-alone="">
        <legend className="label">{t('demo.card')}</legend>
        {CARDS.map((one) => (
          <label key={one} className={styles.option}>
            <input className="radio" type="radio" name="card" checked={one === card} onChange={() => setCard(one)} />
            {t(`demo.${one}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.notice} role="alert">
        {notice}
      </p>
      <div className="flex wrap gap-10">
        <Button type="submit" look="primary" size="large" wide busy={busy}>
          {free > 0 ? t('demo.begin') : t('demo.submit', { price })}
        </Button>
        <Link
          to="/subscription"
          search={{ payment: 'cancelled' }}
          className={buttonClass({ look: 'quiet', size: 'large', wide: true })}
        >
          {t('demo.back')}
        </Link>
      </div>
    </Form>
  )
}
