import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../../app/app.ts'
import { clickId } from '../../../app/session/referral.cookies.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import styles from '../plans.module.css'
import { paypalAddress } from '../subscription-search.ts'
import { useWords } from '../use-words.ts'

/** Return from PayPal: the browser continues to the server, which verifies the approval at PayPal and sends it back here. */
export function PaypalReturn({ subscriptionId }: { subscriptionId: string }) {
  const { t } = useWords()
  const { state, uid } = useSession()
  useEffect(() => {
    if (state === 'member' && uid !== null) location.replace(paypalAddress(uid, subscriptionId, clickId()))
  }, [state, uid, subscriptionId])
  const next = `/subscription?provider=paypal&subscription_id=${encodeURIComponent(subscriptionId)}`
  return (
    <section className={styles.awaiting} role="status">
      {state === 'visitor' ? null : <span className={styles.spinner} aria-hidden="true" />}
      <h1 className="text-20 bold">{t('paypal.title')}</h1>
      <p className="muted">{t(state === 'visitor' ? 'paypal.login' : 'paypal.text')}</p>
      {state === 'visitor' ? (
        <Link to="/login" search={{ next }} className={buttonClass({ look: 'primary' })}>
          {t('withdraw.toLogin')}
        </Link>
      ) : null}
    </section>
  )
}
