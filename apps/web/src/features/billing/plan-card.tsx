import { IconCheck, IconCreditCard } from '@tabler/icons-react'
import { useId } from 'react'
import { useHasTransfers, usePrices } from '../../app/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { Way } from './checkout/ways.ts'
import { bestValue, includedIn, loweredBy, type Plan, type PlanCode, perMonth, saving } from './plan-rules.ts'
import styles from './plans.module.css'
import { useWords } from './use-words.ts'

interface PlanCardProps {
  plan: Plan
  plans: readonly Plan[]
  /** Ways to pay; a button each. */
  ways: readonly Way[]
  code: PlanCode | null
  /** Whether the viewer gets the free days. */
  canTry: boolean
  onPay(way: Way): void
}

/** One plan: its name, price and contents, and the buttons that order it. */
export function PlanCard({ plan, plans, ways, code, canTry, onPay }: PlanCardProps) {
  const { t, nameOf, money, every, months } = useWords()
  const prices = usePrices()
  const hasTransfers = useHasTransfers()
  const name = useId()
  const total = useId()
  const best = bestValue(plans) === plan.months
  const percent = saving(plan, plans)
  const price = money(plan.price, plan.currency)
  const lowered = loweredBy(plan, code)
  const free = canTry && lowered === null ? plan.trial_days : 0
  return (
    <li className={styles.card} data-best={best || undefined} data-months={plan.months}>
      <div className={styles.head}>
        <h2 className="text-16 semibold" id={name}>
          {nameOf(plan)}
        </h2>
        {best ? <span className={styles.chip}>{t('card.best')}</span> : null}
        {free > 0 ? (
          <span className={styles.chip} data-kind="save">
            {t('card.free', { days: free })}
          </span>
        ) : percent > 0 ? (
          <span className={styles.chip} data-kind="save">
            {t('card.save', { percent })}
          </span>
        ) : null}
      </div>
      <p className={styles.price}>{lowered === null ? price : money(lowered.price, plan.currency)}</p>
      <p className={styles.month}>
        {lowered === null
          ? t('card.perMonth', { price: money(perMonth(plan), plan.currency) })
          : t('card.lowered', { payments: lowered.payments, lowered: money(lowered.price, plan.currency), price })}
      </p>
      <ul className={styles.included} aria-label={t('card.includes')}>
        {includedIn({ hasTransfers }).map((point) => (
          <li key={point}>
            <IconCheck className="good" size={17} stroke={1.9} aria-hidden="true" />
            {t(point === 'forecasts' && !prices ? 'includes.forecastsPlain' : `includes.${point}`)}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {ways.map((way, index) => (
          <Button
            key={way}
            look={best && index === 0 ? 'primary' : 'plain'}
            size="large"
            wide
            className={index > 0 ? styles.secondWay : undefined}
            aria-describedby={`${name} ${total}`}
            onClick={() => onPay(way)}
          >
            {way === 'card' ? <IconCreditCard size={18} stroke={1.7} aria-hidden="true" /> : null}
            {t(`pay.${way}`)}
          </Button>
        ))}
      </div>
      {plan.pause_months.length > 0 ? (
        <p className={styles.total}>{t('card.pauses', { months: months(plan.pause_months) })}</p>
      ) : null}
      <p className={styles.total} id={total}>
        {free > 0
          ? t('card.renewsAfter', { days: free, price, every: every(plan.months) })
          : t(lowered === null ? 'card.renews' : 'card.renewsLowered', { price, every: every(plan.months) })}
      </p>
    </li>
  )
}
