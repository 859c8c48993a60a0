import { useSession } from '../../../app/app.ts'
import type { Subscription } from '../plan-rules.ts'
import { useWords } from '../use-words.ts'
import styles from './checkout.module.css'

/** The declaration of withdrawal before it is sent. */
export function Declaration({ subscription }: { subscription: Subscription }) {
  const { t, title, day, money } = useWords()
  const { username } = useSession()
  const { subscribed, provider, withdrawable_until: until, withdrawable_amount: amount, receipts } = subscription
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="muted">{t('withdraw.name')}</dt>
        <dd>{username ?? t('current.unknown')}</dd>
      </div>
      <div>
        <dt className="muted">{t('withdraw.contract')}</dt>
        <dd>{t('withdraw.plan', { plan: title(Math.abs(subscribed)) })}</dd>
      </div>
      {amount === null ? null : (
        <div>
          <dt className="muted">{t('withdraw.amount')}</dt>
          <dd className="semibold">{money(amount, receipts[0]?.currency ?? 'EUR')}</dd>
        </div>
      )}
      <div>
        <dt className="muted">{t('withdraw.paidWith')}</dt>
        <dd>{provider === null ? t('current.unknown') : t(`current.provider.${provider}`)}</dd>
      </div>
      <div>
        <dt className="muted">{t('withdraw.until')}</dt>
        <dd>{until === null ? t('current.unknown') : day(until)}</dd>
      </div>
    </dl>
  )
}
