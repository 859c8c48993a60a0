import { useQueryClient } from '@tanstack/react-query'
import { money } from '@touchline/football'
import { type ReactNode, useState } from 'react'
import { ApiError, callApi } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { now as clockNow } from '../../../app/clock.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import styles from '../console.module.css'
import { useFailure } from '../use-failure.ts'
import { firstFocus } from './first-focus.ts'
import { useDay } from './member-words.tsx'
import members from './members.module.css'
import { type MemberDetails, memberQuery } from './members-queries.ts'
import { centsOf, unusedDays } from './refund-sums.ts'

const ACCESS = ['now', 'paid', 'renews'] as const
type Access = (typeof ACCESS)[number]

const MAX_REASON = 300

interface RefundDialogProps {
  details: MemberDetails
  payment: MemberDetails['payments'][number]
  onClose(): void
}

/** Asks how much goes back and what happens to access, each by itself, and says what that leads to. */
export function RefundDialog({ details, payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const failure = useFailure()
  const day = useDay()
  const language = useSetting('language')
  const { member, version, subscriptions } = details
  const paidThrough = subscriptions.find(({ id }) => id === payment.subscription_id)?.paid_through ?? null
  const unused = unusedDays(payment, paidThrough, clockNow())
  const most = Math.round(payment.refundable * 100)
  const [isWhole, setWhole] = useState(unused.cents === 0)
  const [part, setPart] = useState(((unused.cents || most) / 100).toFixed(2))
  const [access, setAccess] = useState<Access>('now')
  const [reason, setReason] = useState('')
  const euros = (cents: number) => money(cents / 100, payment.currency, language)
  const cents = isWhole ? most : centsOf(part)
  const isFine = cents !== null && cents > 0 && cents <= most
  // A full refund ends the access.
  const chosen: Access = cents === most ? 'now' : access
  const key = memberQuery(member.id).queryKey
  const { busy, notice, submit } = useAction((error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return failure(error)
    void queries.invalidateQueries({ queryKey: key })
    return t('members.changedMeanwhile')
  })

  async function send() {
    if (!isFine) return t('members.refund.wrongSum', { most: euros(most) })
    const said = { version, payment_id: payment.id, cents, access: chosen }
    const body = { ...said, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    const { status } = await callApi('POST /console/members/{id}/refund', { params: { id: member.id }, body })
    await queries.invalidateQueries({ queryKey: key })
    if (status === 2) return t('members.refund.refused')
    say({ text: t(status === 0 ? 'members.refund.done' : 'members.refund.waits') })
    onClose()
    return null
  }

  return (
    <Dialog title={t('members.refund.title')} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(send)}>
        <p className="muted text-13">
          {t('members.refund.of', { amount: euros(Math.round(payment.amount * 100)), day: day(payment.paid_at) })}
        </p>
        <fieldset className={members.choices}>
          <legend className="label">{t('members.refund.howMuch')}</legend>
          <Choice name="much" checked={isWhole} onChoose={() => setWhole(true)} title={t('members.refund.whole')}>
            {euros(most)}
          </Choice>
          <Choice name="much" checked={!isWhole} onChoose={() => setWhole(false)} title={t('members.refund.part')}>
            {unused.of > 0
              ? t('members.refund.unused', { left: unused.left, of: unused.of, amount: euros(unused.cents) })
              : null}
          </Choice>
          {isWhole ? null : (
            <TextField
              label={t('members.refund.sum')}
              inputMode="decimal"
              value={part}
              error={isFine ? null : t('members.refund.wrongSum', { most: euros(most) })}
              onChange={({ target }) => setPart(target.value)}
            />
          )}
        </fieldset>
        <fieldset className={members.choices}>
          <legend className="label">{t('members.refund.access')}</legend>
          {ACCESS.map((one) => (
            <Choice
              key={one}
              name="access"
              checked={chosen === one}
              disabled={one !== 'now' && cents === most}
              onChoose={() => setAccess(one)}
              title={t(`members.refund.then.${one}`, { day: day(paidThrough) })}
            />
          ))}
        </fieldset>
        <TextField
          label={t('members.reason')}
          autoComplete="off"
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="bad text-13" role="alert">
          {notice}
        </p>
        <div className="row wrap between gap-10">
          <p className="muted text-12">
            {t('members.accessUntil')}: {day(member.access_until)}
            {chosen === 'now' ? ` → ${t('members.refund.today')}` : ''}
          </p>
          <div className="row gap-10 push">
            <Button ref={firstFocus} onClick={onClose}>
              {t('notNow')}
            </Button>
            <Button type="submit" className={members.danger} busy={busy} disabled={!isFine}>
              {t('members.refund.confirm', { amount: isFine ? euros(cents) : '–' })}
            </Button>
          </div>
        </div>
      </Form>
    </Dialog>
  )
}

interface ChoiceProps {
  name: string
  title: string
  checked: boolean
  disabled?: boolean
  onChoose(): void
  children?: ReactNode
}

function Choice({ name, title, checked, disabled, onChoose, children }: ChoiceProps) {
  return (
    <label className={members.choice} data-chosen={checked || undefined}>
      <input type="radio" className="radio" {...{ name, checked, disabled }} onChange={onChoose} />
      <span className="stack">
        <span className="semibold">{title}</span>
        {children ? <span className="muted text-13">{children}</span> : null}
      </span>
    </label>
  )
}
