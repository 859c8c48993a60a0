import { useQuery, useQueryClient } from '@tanstack/react-query'
import { money } from '@touchline/football'
import { useState } from 'react'
import { ApiError, callApi } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { callQuery } from '../../../app/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import styles from '../console.module.css'
import { useFailure } from '../use-failure.ts'
import { firstFocus } from './first-focus.ts'
import { useDay } from './member-words.tsx'
import { type MemberDetails, memberQuery, planQuoteQuery } from './members-queries.ts'

const WHEN = ['renewal', 'now'] as const
const MAX_REASON = 300

/** Asks which plan and from when, and says what the provider charges for it before it is changed. */
export function ChangePlanDialog({ details, onClose }: { details: MemberDetails; onClose(): void }) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const failure = useFailure()
  const day = useDay()
  const language = useSetting('language')
  const { member, version } = details
  const sold = (useQuery(callQuery('GET /plans', {})).data?.plans ?? []).filter(
    ({ months }) => months !== member.months,
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const [when, setWhen] = useState<(typeof WHEN)[number]>('renewal')
  const [reason, setReason] = useState('')
  const [page, setPage] = useState<string | null>(null)
  const months = chosen ?? sold[0]?.months ?? null
  const quote = useQuery({ ...planQuoteQuery(member.id, months ?? 0, when), enabled: months !== null })
  const cost = quote.isFetching || quote.error ? null : (quote.data ?? null)
  const euros = (amount: number) => money(amount, 'EUR', language)
  const key = memberQuery(member.id).queryKey
  const { busy, notice, submit } = useAction((error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return failure(error)
    void queries.invalidateQueries({ queryKey: key })
    return t('members.changedMeanwhile')
  })

  async function change() {
    if (months === null || cost === null) return ''
    const said = { version, months, when, at: cost.at, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    const { url } = await callApi('POST /console/members/{id}/change-plan', { params: { id: member.id }, body: said })
    await queries.invalidateQueries({ queryKey: key })
    if (url !== null) {
      setPage(url)
      return null
    }
    say({ text: t('members.changePlan.did') })
    onClose()
    return null
  }

  if (page !== null) {
    return (
      <Dialog title={t('members.changePlan.title', { name: member.username })} onClose={onClose}>
        <div className={styles.form}>
          <p>{t('members.changePlan.approvalPage')}</p>
          <p className="break-anywhere">
            <a href={page} target="_blank" rel="noopener noreferrer" className="link">
              {page}
            </a>
          </p>
          <div className="flex justify-end">
            <Button look="primary" onClick={onClose}>
              {t('members.changePlan.close')}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('members.changePlan.title', { name: member.username })} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(change)}>
        <p>{t(cost?.granted ? 'members.changePlan.aboutGrant' : 'members.changePlan.about')}</p>
        <Select<number>
          label={t('members.changePlan.to')}
          options={sold.map((one) => ({
            value: one.months,
            label: `${t('common:plan', { months: one.months })} · ${euros(one.price)}`,
          }))}
          value={months ?? 0}
          onChange={setChosen}
        />
        {cost?.granted ? null : (
          <Select<(typeof WHEN)[number]>
            label={t('members.changePlan.when')}
            options={WHEN.map((value) => ({ value, label: t(`members.changePlan.at.${value}`) }))}
            value={when}
            onChange={setWhen}
          />
        )}
        {cost === null || cost.granted ? null : (
          <p className="semibold" role="status">
            {t('members.changePlan.costs', { due: euros(cost.due), from: day(cost.from), price: euros(cost.price) })}
          </p>
        )}
        {cost?.needs_approval ? <p className="muted text-13">{t('members.changePlan.approval')}</p> : null}
        <TextField
          label={t('members.reason')}
          name="reason"
          autoComplete="off"
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="bad text-13" role="alert">
          {quote.error instanceof ApiError && quote.error.status === 409 ? t('members.changePlan.not') : notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button ref={firstFocus} onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button type="submit" look="primary" busy={busy} disabled={cost === null}>
            {t('members.changePlan.confirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
