import type { OwnForecast } from '@touchline/contract'
import { formatPrice } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { SideNames } from '../odds/use-odds-words.ts'
import styles from './forecast-table.module.css'

const ROWS = [
  ['1', 'home'],
  ['X', 'draw'],
  ['2', 'away'],
] as const

type Row = (typeof ROWS)[number]

/** Our own forecast, which knows no price, next to the price; expected goals, corners and yellow cards. */
export function OwnForecastTable({ own, names }: { own: OwnForecast; names: SideNames }) {
  const { t } = useTranslation('match')
  const odds_format = useSetting('odds_format')
  const { percent, decimals, average } = useNumbers()
  const points = (value: number) => `${value > 0 ? '+' : ''}${decimals(value * 100, 1)}`
  const { prices, difference, goals, corners, yellow_cards } = own
  const expected = [
    goals && ([t('forecast.own.goals'), goals, average] as const),
    [t('forecast.own.corners'), corners, (value: number) => decimals(value, 1)] as const,
    [t('forecast.own.yellowCards'), yellow_cards, (value: number) => decimals(value, 1)] as const,
  ]
  const columns: Column<Row>[] = [
    {
      name: t('forecast.outcome'),
      rowHead: true,
      cell: ([, side]) => (side === 'draw' ? t('strip.draw') : names[side]),
    },
    {
      name: t('forecast.own.chance'),
      align: 'right',
      cell: ([, side]) => (
        <>
          <b>{percent(own[side])}</b>
          {prices === null ? null : <span className="dim"> ±{own.plus_minus[side]}</span>}
        </>
      ),
    },
    ...(prices === null
      ? []
      : [
          {
            name: t('forecast.own.price'),
            align: 'right' as const,
            cell: ([label]: Row) => formatPrice(prices[label], odds_format),
          },
          {
            name: t('forecast.own.beyond'),
            align: 'right' as const,
            cell: ([label]: Row) => (difference === null ? '–' : points(difference[label])),
          },
        ]),
  ]
  const title = t(prices === null ? 'forecast.own.titlePlain' : 'forecast.own.title')
  return (
    <section>
      <h3 className="label">{title}</h3>
      <DataTable className={styles.table} caption={title} columns={columns} rows={ROWS} keyOf={([label]) => label} />
      <dl className={styles.expected}>
        {expected.map((one) =>
          one === null ? null : (
            <div key={one[0]}>
              <dt>{one[0]}</dt>
              <dd>
                {one[2](one[1].home)} : {one[2](one[1].away)}
              </dd>
            </div>
          ),
        )}
        <div>
          <dt>{t('forecast.own.over')}</dt>
          <dd>{percent(own.over)}</dd>
        </div>
      </dl>
    </section>
  )
}
