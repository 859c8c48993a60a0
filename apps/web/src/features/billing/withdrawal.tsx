import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type CallAnswer, callApi } from '../../app/api/api.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { subscriptionQuery } from './billing-queries.ts'
import styles from './checkout/checkout.module.css'
import { Declaration } from './checkout/declaration.tsx'
import { StepHeading } from './step-heading.tsx'
import { useWords } from './use-words.ts'

type Outcome = CallAnswer<'POST /withdraw_contract'>

/** The two steps and what came of them. */
export function Withdrawal() {
  const { t, money } = useWords()
  const client = useQueryClient()
  const asked = useQuery(subscriptionQuery())
  const { data } = asked
  const [confirming, setConfirming] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // The refund is known only before the withdrawal.
  const [amount, setAmount] = useState('')
  const { busy, notice, run } = useAction(() => t('withdraw.failed'))

  async function confirm() {
    const answer = await callApi('POST /withdraw_contract', { body: { confirmed: true } })
    if (answer.received_at === null) return t('withdraw.over')
    setAmount(money(data?.withdrawable_amount ?? 0, data?.receipts[0]?.currency ?? 'EUR'))
    setOutcome(answer)
    void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey })
    return null
  }

  if (outcome) return <Received outcome={outcome} amount={amount} />
  if (!data) {
    return (
      <Waiting on={asked} bare>
        <Skeleton lines={3} height={48} />
      </Waiting>
    )
  }
  if (data.withdrawable_until === null) {
    return (
      <>
        <StepHeading title={t('withdraw.title')} />
        <p>{t('withdraw.over')}</p>
        <BackToPlan />
      </>
    )
  }
  return confirming ? (
    <>
      <StepHeading title={t('withdraw.confirmTitle')} lead={t('withdraw.confirmLead')} arrived />
      <Declaration subscription={data} />
      <p className={styles.notice} role="alert">
        {notice}
      </p>
      <div className="flex wrap gap-10">
        <Button look="primary" size="large" busy={busy} onClick={() => void run(confirm)}>
          {t('withdraw.confirm')}
        </Button>
        <Button size="large" disabled={busy} onClick={() => setConfirming(false)}>
          {t('withdraw.back')}
        </Button>
      </div>
    </>
  ) : (
    <>
      <StepHeading title={t('withdraw.title')} lead={t('withdraw.lead')} />
      <div className="flex wrap gap-10">
        <Button look="primary" size="large" onClick={() => setConfirming(true)}>
          {t('withdraw.first')}
        </Button>
        <Link to="/subscription" className={buttonClass({ size: 'large' })}>
          {t('withdraw.toPlan')}
        </Link>
      </div>
    </>
  )
}

/** When the withdrawal was received and what goes back; the money may still be on its way. */
function Received({ outcome: { status, received_at: at }, amount }: { outcome: Outcome; amount: string }) {
  const { t, day, time } = useWords()
  return (
    <>
      <StepHeading title={t('withdraw.doneTitle')} arrived />
      <p role="status">
        {at === null ? null : t('withdraw.received', { date: day(at), time: time(at) })}{' '}
        {t(status === 0 ? 'withdraw.moneyBack' : 'withdraw.moneyLater', { amount })}
      </p>
      <BackToPlan />
    </>
  )
}

function BackToPlan() {
  const { t } = useWords()
  return (
    <div className="flex wrap gap-10">
      <Link to="/subscription" className={buttonClass({ size: 'large' })}>
        {t('withdraw.toPlan')}
      </Link>
    </div>
  )
}
