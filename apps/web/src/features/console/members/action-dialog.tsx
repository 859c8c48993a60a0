import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import styles from '../console.module.css'
import { useFailure } from '../use-failure.ts'
import { firstFocus } from './first-focus.ts'
import members from './members.module.css'
import { type MemberDetails, memberQuery } from './members-queries.ts'

export type MemberAction =
  | 'grant'
  | 'end-grants'
  | 'cancel'
  | 'block'
  | 'unblock'
  | 'end-sessions'
  | 'reset-factor'
  | 'resend-activation'
  | 'delete'

const MONTHS = [1, 2, 3, 6, 12, 24] as const
/** Longest reason that is taken. */
const MAX_REASON = 300
const WHEN = ['end', 'now'] as const
const DANGEROUS: readonly MemberAction[] = ['block', 'delete', 'cancel', 'end-grants']

interface ActionDialogProps {
  action: MemberAction
  details: MemberDetails
  onClose(): void
}

/** Asks before an action: what it does, a reason for the audit, and the way out first. */
export function ActionDialog({ action, details, onClose }: ActionDialogProps) {
  const { t } = useTranslation('console')
  const router = useRouter()
  const queries = useQueryClient()
  const failure = useFailure()
  const [months, setMonths] = useState<number>(1)
  const [when, setWhen] = useState<(typeof WHEN)[number]>('end')
  const [reason, setReason] = useState('')
  const [email, setEmail] = useState('')
  const { version, member } = details
  const key = memberQuery(member.id).queryKey
  const { busy, notice, submit } = useAction((error) => {
    // The page shows the other operator's change, and typed text stays.
    if (error instanceof ApiError && error.status === 409) {
      void queries.invalidateQueries({ queryKey: key })
      return t('members.changedMeanwhile')
    }
    return failure(error)
  })

  async function run() {
    const params = { id: member.id }
    const body = { version, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    if (action === 'delete') {
      const { status } = await callApi('POST /console/members/{id}/delete', { params, body: { ...body, email } })
      if (status === 1) return t('members.otherAddress')
      if (status === 2) return t('members.notEnded')
      await router.navigate({ to: '/console/$', params: { _splat: 'members' }, search: {} })
    } else if (action === 'grant') {
      await callApi('POST /console/members/{id}/grant', { params, body: { ...body, months } })
    } else if (action === 'cancel') {
      await callApi('POST /console/members/{id}/cancel', { params, body: { ...body, when } })
    } else await callApi(`POST /console/members/{id}/${action}`, { params, body })
    say({ text: t(`members.did.${action}`) })
    await queries.invalidateQueries({ queryKey: ['console'] })
    if (action !== 'delete') await queries.invalidateQueries({ queryKey: key })
    onClose()
    return null
  }

  return (
    <Dialog title={t(`members.ask.${action}`, { name: member.username })} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(run)}>
        <p>{t(`members.about.${action}`)}</p>
        {action === 'grant' ? (
          <Select<number>
            label={t('members.howMany')}
            options={MONTHS.map((value) => ({ value, label: t('common:plan', { months: value }) }))}
            value={months}
            onChange={setMonths}
          />
        ) : null}
        {action === 'cancel' ? (
          <Select<(typeof WHEN)[number]>
            label={t('members.cancelWhen')}
            options={WHEN.map((value) => ({ value, label: t(`members.cancelAt.${value}`) }))}
            value={when}
            onChange={setWhen}
          />
        ) : null}
        {action === 'delete' ? (
          <TextField
            label={t('members.typeAddress', { email: member.email })}
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        ) : null}
        <TextField
          label={t('members.reason')}
          name="reason"
          autoComplete="off"
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="bad text-13" role="alert">
          {notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button ref={firstFocus} onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button
            type="submit"
            look={DANGEROUS.includes(action) ? 'plain' : 'primary'}
            className={DANGEROUS.includes(action) ? members.danger : undefined}
            busy={busy}
          >
            {t(`members.confirm.${action}`)}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
