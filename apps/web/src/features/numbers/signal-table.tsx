import type { SignalFigures } from '@touchline/contract'
import { formatDay, SIGNALS } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { GainPlot } from './gain-plot.tsx'
import styles from './numbers.module.css'
import { PUBLISHED } from './published-signals.ts'

type Signal = (typeof SIGNALS)[number]

interface Gain {
  gain: number
  low: number | null
  high: number | null
}

/** The gain of each signal over the price: as measured on the matches of this site, and as published. */
export function SignalTable({ own }: { own: SignalFigures | null }) {
  const { t } = useTranslation('numbers')
  const { whole } = useNumbers()
  const figures = new Map(own?.figures.map((figure) => [figure.name, figure]))
  const ownColumns: Column<Signal>[] = [
    {
      name: t('signals.matches'),
      align: 'right',
      cell: ({ name }) => {
        const found = figures.get(name)
        return found ? whole(found.matches) : '–'
      },
    },
    {
      name: t('signals.here'),
      align: 'right',
      cell: ({ name }) => {
        const found = figures.get(name)
        return found ? <GainText {...found} /> : '–'
      },
    },
  ]
  const columns: Column<Signal>[] = [
    {
      name: t('signals.signal'),
      rowHead: true,
      cell: ({ name, market }) => (
        <>
          {t(`signal.${name}`)}
          <span className={styles.market}>{t(`market.${market}`)}</span>
        </>
      ),
    },
    ...(own === null ? [] : ownColumns),
    {
      name: t('signals.published'),
      align: 'right',
      wide: own !== null,
      cell: ({ name }) => <GainText {...PUBLISHED[name]} />,
    },
    {
      key: 'plot',
      name: '',
      wide: true,
      className: styles.plot,
      cell: ({ name }) => <GainPlot {...(figures.get(name) ?? PUBLISHED[name])} />,
    },
  ]
  return (
    <>
      <p>
        {own === null
          ? t('signals.none')
          : t('signals.own', {
              from: formatDay(own.from, 'DD/MM/YYYY'),
              to: formatDay(own.to, 'DD/MM/YYYY'),
              date: formatDay(own.computed_at.slice(0, 10), 'DD/MM/YYYY'),
            })}
      </p>
      <DataTable
        className={styles.signals}
        caption={t('signals.caption')}
        columns={columns}
        rows={SIGNALS}
        keyOf={({ name }) => name}
      />
    </>
  )
}

const DIGITS = 4

function GainText({ gain, low, high }: Gain) {
  const { t } = useTranslation('numbers')
  const { decimals } = useNumbers()
  const signed = (value: number) => {
    const text = decimals(Math.abs(value), DIGITS)
    const isNone = Number(Math.abs(value).toFixed(DIGITS)) === 0
    return isNone ? text : `${value < 0 ? '−' : '+'}${text}`
  }
  return (
    <>
      <span className="bright nowrap">{signed(gain)}</span>
      {low === null || high === null ? null : (
        <span className={styles.range}>{t('signals.interval', { low: signed(low), high: signed(high) })}</span>
      )}
    </>
  )
}
