import { Link } from '@tanstack/react-router'
import { useSession } from '../../app/app.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import styles from './checkout/checkout.module.css'
import { StepHeading } from './step-heading.tsx'
import { useWords } from './use-words.ts'
import { Withdrawal } from './withdrawal.tsx'

/** Withdrawal from the contract in two steps, open for the legal period. */
export function WithdrawPage() {
  const { t } = useWords()
  const { state } = useSession()
  return (
    <section className={styles.panel}>
      {state === 'member' ? <Withdrawal /> : null}
      {state === 'unknown' ? <Skeleton lines={3} height={48} /> : null}
      {state === 'visitor' ? (
        <>
          <StepHeading title={t('withdraw.title')} lead={t('withdraw.lead')} />
          <p>{t('withdraw.login')}</p>
          <div className="flex wrap gap-10">
            <Link
              to="/login"
              search={{ next: '/subscription/withdraw' }}
              className={buttonClass({ look: 'primary', size: 'large' })}
            >
              {t('withdraw.toLogin')}
            </Link>
            <Link to="/contacts" className={buttonClass({ size: 'large' })}>
              {t('withdraw.toContacts')}
            </Link>
          </div>
        </>
      ) : null}
    </section>
  )
}
