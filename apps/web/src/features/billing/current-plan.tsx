import { IconArrowBackUp, IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import styles from './current.module.css'
import { Note } from './note.tsx'
import { goesOn, type Subscription } from './plan-rules.ts'
import { ResumeButton } from './resume-button.tsx'
import { useWords } from './use-words.ts'

const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'), 'ChangeDialog')
const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'CancelDialog')

/** The subscriber's plan, its end, and possible actions. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { t, title, day, money } = useWords()
  const [asking, setAsking] = useState(false)
  const [changing, setChanging] = useState(false)
  const { subscribed, expire_date: until, provider, withdrawable_until: withdrawable } = subscription
  const { next_plan: next, withdrawable_amount: back, receipts, pause } = subscription
  const active = goesOn(subscription)
  const renews = active && provider !== 'grant' && !subscription.payment_due
  return (
    <>
      <PaymentDue subscription={subscription} />
      {pause === null ? null : (
        <Note
          kind="info"
          title={t('pause.soonTitle', { from: day(pause.from) })}
          text={t('pause.soon', { until: day(pause.until) })}
        />
      )}
      <section className={styles.panel} data-active={active || undefined}>
        <header className="row between gap-12">
          <h2 className={styles.plan}>{title(Math.abs(subscribed))}</h2>
          <span className={styles.chip}>{t(active ? 'current.active' : 'current.cancelled')}</span>
        </header>
        <dl className={styles.facts}>
          <div>
            <dt className="muted text-12">{t(renews ? 'current.renewsOn' : 'current.openUntil')}</dt>
            <dd className="semibold">
              {until === null ? t('current.unknown') : <time dateTime={until}>{day(until)}</time>}
            </dd>
          </div>
          <div>
            <dt className="muted text-12">{t('current.paidWith')}</dt>
            <dd className="semibold">{provider === null ? t('current.unknown') : t(`current.provider.${provider}`)}</dd>
          </div>
        </dl>
        {active || until === null ? null : <p className="muted">{t('current.cancelledText', { date: day(until) })}</p>}
        {next === null ? null : (
          <p>
            {t('current.next', { plan: title(next.months), date: next.starts_at === null ? '?' : day(next.starts_at) })}
          </p>
        )}
        <div className={styles.actions}>
          {subscription.has_portal ? <PortalButton /> : null}
          {subscription.changes.length > 0 ? (
            <Button onClick={() => setChanging(true)}>{t('current.changePlan')}</Button>
          ) : null}
          {subscription.can_resume ? <ResumeButton /> : null}
          {active ? <Button onClick={() => setAsking(true)}>{t('current.cancel')}</Button> : null}
          {next ? <Button onClick={() => setAsking(true)}>{t('current.cancelNext')}</Button> : null}
        </div>
        {withdrawable === null ? null : (
          <p className={styles.withdraw}>
            <Link to="/subscription/withdraw" className={buttonClass({ look: 'quiet' })}>
              <IconArrowBackUp size={17} stroke={1.7} aria-hidden="true" />
              {t('current.withdraw')}
            </Link>
            <span>
              {t('current.withdrawUntil', {
                date: day(withdrawable),
                amount: money(back ?? 0, receipts[0]?.currency ?? 'EUR'),
              })}
            </span>
          </p>
        )}
      </section>
      {changing ? (
        <Suspense>
          <ChangeDialog subscription={subscription} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
      {asking ? (
        <Suspense>
          <CancelDialog until={until} next={next !== null} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function PaymentDue({ subscription }: { subscription: Subscription }) {
  const { t } = useWords()
  const { payment_due: due, payment_due_url: url } = subscription
  if (!due && url === null) return null
  return (
    <Note
      kind="warning"
      title={t('current.dueTitle')}
      text={t(url === null ? 'current.dueElsewhere' : 'current.dueText')}
      action={
        url === null ? null : (
          <a href={url} rel="noopener noreferrer" className={buttonClass({ look: 'primary' })}>
            {t('current.settle')}
          </a>
        )
      }
    />
  )
}

/** Link to the provider's page of cards and invoices, whose address is made on demand. */
function PortalButton() {
  const { t } = useWords()
  const { busy, notice, run } = useAction(() => t('current.failed'))

  async function open() {
    const { url } = await callApi('POST /billing_portal')
    if (url === null) return t('current.noPortal')
    location.assign(url)
    return null
  }

  return (
    <>
      <Button busy={busy} onClick={() => void run(open)}>
        <IconReceipt size={17} stroke={1.7} aria-hidden="true" />
        {t('current.portal')}
      </Button>
      <span role="status" className="muted">
        {notice}
      </span>
    </>
  )
}
