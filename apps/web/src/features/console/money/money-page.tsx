import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { DriftCard } from './drift-card.tsx'
import styles from './money.module.css'
import { type Money, moneyQuery } from './money-queries.ts'
import { MonthsCard } from './months-card.tsx'
import { DisputesCard, DueCard, EndingCard } from './open-cards.tsx'
import { useMoney } from './use-money.ts'

/** Revenue, losses, and differences from the providers. */
export function MoneyPage({ may }: RoomProps) {
  const { t } = useTranslation('console')
  const { time } = useMoney()
  const asked = useQuery(moneyQuery())
  const { data } = asked
  return (
    <>
      <RoomHead title={t('room.money')} {...(data && { text: t('money.text', { time: time(data.now) }) })} />
      {data === undefined ? (
        <Waiting on={asked}>
          <Skeleton lines={6} height={88} />
        </Waiting>
      ) : (
        <>
          <Figures money={data} />
          <MonthsCard months={data.months} />
          <div className={styles.halves}>
            <DueCard payments={data.open_payments} />
            <DisputesCard payments={data.disputed} />
          </div>
          <DriftCard money={data} mayChange={may('money.change')} />
          <EndingCard ending={data.ending} />
        </>
      )}
    </>
  )
}

function Figures({ money }: { money: Money }) {
  const { t } = useTranslation('console')
  const { euros, change } = useMoney()
  const [last, now] = money.months.slice(-2)
  if (last === undefined || now === undefined) return null
  const against = change(now.recurring, last.recurring)
  const figures = [
    {
      name: t('money.recurring'),
      value: euros(now.recurring),
      note: against === null ? null : t('money.against', { change: against }),
      how: t('money.recurringHow'),
    },
    {
      name: t('money.paying'),
      value: String(now.subscriptions),
      note: null,
      how: t('money.payingHow', { trials: money.trials }),
    },
    {
      name: t('money.movement'),
      value: `+${now.started} −${now.cancelled}`,
      note: null,
      how: t('money.movementHow'),
    },
    { name: t('money.due'), value: String(money.open_payments.length), note: null, how: t('money.dueHow') },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note, how }) => (
        <div key={name} className={styles.figure}>
          <dt className="muted text-13">{name}</dt>
          <dd className="text-20 bold tabular">{value}</dd>
          {note === null ? null : <dd className="text-13 semibold">{note}</dd>}
          <dd className="muted text-12">{how}</dd>
        </div>
      ))}
    </dl>
  )
}
