import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { money } from '@touchline/football'
import { callApi } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { monthList } from '../../../ui/month-names.ts'
import { useDay } from '../members/member-words.tsx'
import { usePlanFailure } from './plan-failure.ts'
import styles from './plans.module.css'
import { plansRoomQuery, type Room, type SoldPlan } from './plans-queries.ts'

interface PlanListProps {
  room: Room
  mayChange: boolean
  onChange(plan: SoldPlan): void
}

/** The plans, as on the page of the plans. */
export function PlanList({ room: { plans, version }, mayChange, onChange }: PlanListProps) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const failure = usePlanFailure()

  async function move(from: number, by: -1 | 1) {
    const months = plans.map((plan) => plan.months)
    const [moved] = months.splice(from, 1)
    if (moved === undefined) return
    months.splice(from + by, 0, moved)
    try {
      await callApi('POST /console/plans/order', { body: { version, months } })
      say({ text: t('plans.moved') })
    } catch (error) {
      say({ text: await failure(error), failed: true })
    }
    await queries.invalidateQueries({ queryKey: plansRoomQuery().queryKey })
  }

  return (
    <ul className={styles.plans} aria-label={t('room.plans')}>
      {plans.map((plan, at) => (
        <PlanCard
          key={plan.months}
          plan={plan}
          {...(mayChange && {
            onChange: () => onChange(plan),
            ...(at > 0 && { onEarlier: () => void move(at, -1) }),
            ...(at < plans.length - 1 && { onLater: () => void move(at, 1) }),
          })}
        />
      ))}
    </ul>
  )
}

interface PlanCardProps {
  plan: SoldPlan
  onChange?(): void
  onEarlier?(): void
  onLater?(): void
}

function PlanCard({ plan, onChange, onEarlier, onLater }: PlanCardProps) {
  const { t } = useTranslation('console')
  const language = useSetting('language')
  const day = useDay()
  const {
    months,
    cents,
    titles,
    shown,
    trial_days: trial,
    pause_months: pauses,
    subscribers,
    at_other_price: other,
    since,
  } = plan
  const plain = t('common:plan', { months })
  const name = titles[language] ?? plain
  return (
    <li className={styles.plan} data-hidden={shown ? undefined : ''}>
      <div className="row between gap-8">
        <h2 className="text-16 semibold break-anywhere">{name}</h2>
        <span className={styles.tag} data-kind={shown ? 'good' : undefined}>
          {t(shown ? 'plans.onSale' : 'plans.hidden')}
        </span>
      </div>
      <p className="row wrap gap-8 items-baseline">
        <b className="text-20 tabular">{money(cents / 100, 'EUR', language)}</b>
        <span className="muted text-13">
          {name === plain ? null : `${plain} · `}
          {t('plans.perMonth', { price: money(cents / 100 / months, 'EUR', language) })}
        </span>
      </p>
      <ul className="stack gap-4 muted text-13">
        <li>{t('plans.trial', { days: trial })}</li>
        {pauses.length > 0 ? <li>{t('plans.pauses', { months: monthList(pauses, language) })}</li> : null}
        <li>
          {t('plans.subscribers', { count: subscribers })}
          {other > 0 ? ` · ${t('plans.otherPrice', { count: other })}` : ''}
        </li>
        {since === null ? null : <li>{t('plans.since', { day: day(since) })}</li>}
      </ul>
      {onChange ? (
        <div className="row gap-8">
          <Button size="small" aria-label={t('plans.changeOf', { name })} onClick={onChange}>
            {t('plans.change')}
          </Button>
          <span className="row gap-4 push">
            <Button
              size="small"
              look="quiet"
              aria-label={t('plans.earlier', { name })}
              disabled={!onEarlier}
              onClick={onEarlier}
            >
              <IconArrowLeft size={16} aria-hidden="true" />
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={t('plans.later', { name })}
              disabled={!onLater}
              onClick={onLater}
            >
              <IconArrowRight size={16} aria-hidden="true" />
            </Button>
          </span>
        </div>
      ) : null}
    </li>
  )
}
