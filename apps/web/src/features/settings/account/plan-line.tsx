import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { subscriptionQuery } from '../settings-queries.ts'
import account from './account.module.css'

/** The account's plan in one line, with a link to the plans. */
export function PlanLine() {
  const { t } = useTranslation('settings')
  const zone = useZone()
  const asked = useQuery(subscriptionQuery())
  const { data } = asked
  if (!data) {
    return (
      <Waiting on={asked} bare>
        <Skeleton lines={1} height={36} />
      </Waiting>
    )
  }
  const { subscribed, expired, expire_date, dispute } = data
  const day = expire_date === null ? '' : formatDate(expire_date, zone, 'DD/MM/YYYY')
  const words =
    subscribed > 0
      ? t('own.planRuns', { plan: t('common:plan', { months: subscribed }), day })
      : subscribed < 0
        ? t('own.planEnds', { day })
        : dispute === 'open'
          ? t('own.planHeld')
          : expired && expire_date !== null
            ? t('own.planOver', { day })
            : t('own.noPlan')
  return (
    <div className={account.actions}>
      <b className={account.plan}>{words}</b>
      <Link to="/subscription" className={buttonClass()}>
        {t(subscribed === 0 ? 'own.seePlans' : 'own.managePlan')}
      </Link>
    </div>
  )
}
