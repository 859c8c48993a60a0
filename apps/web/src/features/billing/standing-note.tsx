import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Note } from './note.tsx'
import { type Subscription, standingOf } from './plan-rules.ts'
import { useWords } from './use-words.ts'

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'CancelDialog')

/** Says to a member without access how it came to that, and what can be done. */
export function StandingNote({ subscription }: { subscription: Subscription }) {
  const { t, day } = useWords()
  const standing = standingOf(subscription)
  const { expire_date: until, order_from: from, withdrawn_at: withdrawn } = subscription
  if (standing === 'none') return null
  if (standing === 'withdrawn') return <Note kind="info" text={t('note.withdrawn', { date: day(withdrawn ?? '') })} />
  if (standing === 'expired') {
    return (
      <Note kind="info" text={until === null ? t('note.expiredUndated') : t('note.expired', { date: day(until) })} />
    )
  }
  const text = standing === 'notYet' ? t('note.notYet', { date: day(from ?? '') }) : t(`note.${standing}`)
  return (
    <Note
      kind="warning"
      title={t(`note.${standing}Title`)}
      text={text}
      action={
        <div className="flex wrap gap-8">
          <Link to="/contacts" className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('note.contact')}
          </Link>
          {standing === 'held' ? <WaysOut subscription={subscription} /> : null}
        </div>
      }
    />
  )
}

/** Access on hold changes nothing about the right to end the contract. */
function WaysOut({ subscription }: { subscription: Subscription }) {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('current.cancel')}
      </Button>
      {subscription.withdrawable_until === null ? null : (
        <Link to="/subscription/withdraw" className={buttonClass({ look: 'plain', size: 'small' })}>
          {t('current.withdraw')}
        </Link>
      )}
      {asking ? (
        <Suspense>
          <CancelDialog until={null} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
