import { useQueryClient } from '@tanstack/react-query'
import { money } from '@touchline/football'
import { LANGUAGES, languageOf } from '@touchline/messages'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { monthName } from '../../../ui/month-names.ts'
import styles from '../console.module.css'
import { centsOf } from '../members/refund-sums.ts'
import { useFailure } from '../use-failure.ts'
import { usePlanFailure } from './plan-failure.ts'
import plans from './plans.module.css'
import {
  MAX_MONTHS,
  MAX_PAUSE_MONTHS,
  MAX_TITLE,
  MAX_TRIAL_DAYS,
  PRICE,
  plansRoomQuery,
  type Room,
  type SoldPlan,
  wholeOf,
} from './plans-queries.ts'

const MONTHS_OF_YEAR = Array.from({ length: 12 }, (_, at) => at + 1)

interface PlanDialogProps {
  room: Room
  /** Null to add one. */
  plan: SoldPlan | null
  onClose(): void
}

/** The terms of one plan. Typed text stays while another operator's change is shown. */
export function PlanDialog({ room, plan, onClose }: PlanDialogProps) {
  const { t } = useTranslation('console')
  const language = useSetting('language')
  const queries = useQueryClient()
  const failure = usePlanFailure()
  const [months, setMonths] = useState(String(plan?.months ?? ''))
  const [price, setPrice] = useState(plan ? (plan.cents / 100).toFixed(2) : '')
  const [trial, setTrial] = useState(String(plan?.trial_days ?? 0))
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>(plan?.titles ?? {})
  const [shown, setShown] = useState(plan?.shown ?? true)
  const [pauses, setPauses] = useState<readonly number[]>(plan?.pause_months ?? [])
  const [sent, setSent] = useState(false)
  const { busy, notice, submit } = useAction(useFailure())

  const whole = wholeOf(months, { min: 1, max: MAX_MONTHS })
  const cents = centsOf(price)
  const days = wholeOf(trial, { min: 0, max: MAX_TRIAL_DAYS })
  const others = room.plans.filter((one) => one.months !== plan?.months)
  const euros = (of: number) => money(of / 100, 'EUR', language)
  const isPriced = cents !== null && cents >= PRICE.min && cents <= PRICE.max
  const faults = {
    months:
      whole === null
        ? t('plans.wrong.months', { most: MAX_MONTHS })
        : others.some((one) => one.months === whole)
          ? t('plans.wrong.taken')
          : null,
    price: isPriced ? null : t('plans.wrong.price', { least: euros(PRICE.min), most: euros(PRICE.max) }),
    trial: days === null ? t('plans.wrong.trial', { most: MAX_TRIAL_DAYS }) : null,
    pause:
      pauses.length > 0 && whole !== 1
        ? t('plans.pauseOneMonth')
        : pauses.length > MAX_PAUSE_MONTHS
          ? t('plans.pauseMost')
          : null,
    shown: !shown && !others.some((one) => one.shown) ? t('plans.wrong.last') : null,
  }
  const shownFault = (name: keyof typeof faults) => (sent ? faults[name] : null)

  async function save() {
    setSent(true)
    if (whole === null || cents === null || days === null || Object.values(faults).some((fault) => fault !== null))
      return ''
    // The newest version: what another operator did was shown with the refusal.
    const { version } = queries.getQueryData<Room>(plansRoomQuery().queryKey) ?? room
    const body = {
      version,
      plan: plan?.months ?? null,
      months: whole,
      cents,
      titles,
      shown,
      trial_days: days,
      pause_months: [...pauses],
    }
    try {
      await callApi('POST /console/plans/save', { body })
    } catch (error) {
      return failure(error)
    }
    say({ text: t('plans.saved') })
    await queries.invalidateQueries({ queryKey: ['console'] })
    await queries.invalidateQueries({ queryKey: plansRoomQuery().queryKey })
    onClose()
    return null
  }

  return (
    <Dialog
      title={plan ? t('plans.changeOf', { name: t('common:plan', { months: plan.months }) }) : t('plans.add')}
      onClose={onClose}
    >
      <Form className={styles.form} onSubmit={submit(save)}>
        {plan === null ? null : <p className="muted text-13">{t('plans.keepsPrice', { count: plan.subscribers })}</p>}
        <div className={plans.pair}>
          <TextField
            label={t('plans.months')}
            name="months"
            inputMode="numeric"
            value={months}
            hint={t('plans.monthsHint', { most: MAX_MONTHS })}
            error={shownFault('months')}
            onChange={({ target }) => setMonths(target.value)}
          />
          <TextField
            label={t('plans.price')}
            name="price"
            inputMode="decimal"
            value={price}
            hint={whole !== null && isPriced ? t('plans.perMonth', { price: euros(cents / whole) }) : undefined}
            error={shownFault('price')}
            onChange={({ target }) => setPrice(target.value)}
          />
        </div>
        <div className={plans.pair}>
          {LANGUAGES.map((one) => (
            <TextField
              key={one}
              label={t('plans.title', { language: languageOf(one).name })}
              name={`title-${one}`}
              maxLength={MAX_TITLE}
              autoComplete="off"
              placeholder={whole === null ? undefined : t('common:plan', { months: whole })}
              value={titles[one] ?? ''}
              onChange={({ target }) => setTitles({ ...titles, [one]: target.value })}
            />
          ))}
          <TextField
            label={t('plans.trialDays')}
            name="trial"
            inputMode="numeric"
            value={trial}
            hint={t('plans.trialHint', { most: MAX_TRIAL_DAYS })}
            error={shownFault('trial')}
            onChange={({ target }) => setTrial(target.value)}
          />
        </div>
        <fieldset className={plans.pauses}>
          <legend className="label">{t('plans.pauseMonths')}</legend>
          <div className={plans.monthBoxes}>
            {MONTHS_OF_YEAR.map((month) => (
              <Checkbox
                key={month}
                checked={pauses.includes(month)}
                onChange={({ target }) =>
                  setPauses(
                    target.checked ? [...pauses, month].sort((a, b) => a - b) : pauses.filter((one) => one !== month),
                  )
                }
              >
                {monthName(month, language, 'short')}
              </Checkbox>
            ))}
          </div>
          <p className="dim text-12">{t('plans.pauseHint')}</p>
          <p className="bad text-13">{shownFault('pause')}</p>
        </fieldset>
        <div>
          <Checkbox checked={shown} onChange={({ target }) => setShown(target.checked)}>
            {t('plans.shown')}
          </Checkbox>
          <p className="bad text-13">{shownFault('shown')}</p>
        </div>
        <p className="bad text-13" role="alert">
          {notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('plans.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
