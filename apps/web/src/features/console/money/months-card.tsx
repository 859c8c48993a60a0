import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import styles from './money.module.css'
import type { MoneyMonth } from './money-queries.ts'
import { useMoney } from './use-money.ts'

/** Thirteen months: what came in as bars, and everything as a table. */
export function MonthsCard({ months }: { months: readonly MoneyMonth[] }) {
  const { t } = useTranslation('console')
  const columns = useColumns()
  const newestFirst = [...months].reverse()
  return (
    <Card title={t('money.byMonth')} note={t('money.byMonthNote')} flush>
      <Bars months={months} />
      <DataTable caption={t('money.byMonth')} columns={columns} rows={newestFirst} keyOf={({ month }) => month} />
      <div className={styles.foot}>
        <p className="muted text-12">{t('money.columnsHow')}</p>
        <CsvDownload name={t('room.money')} columns={columns} rows={async () => newestFirst} />
      </div>
    </Card>
  )
}

/** Bars from 0 on; the table says the same in numbers. */
function Bars({ months }: { months: readonly MoneyMonth[] }) {
  const { month, round } = useMoney()
  const most = Math.max(1, ...months.map(({ recurring }) => recurring))
  return (
    <div className={styles.bars} aria-hidden="true">
      {months.map(({ month: name, recurring }, at) => (
        <div key={name} className={styles.bar} data-now={at === months.length - 1 || undefined}>
          <span className={styles.sum}>{round(recurring)}</span>
          <span className={styles.ink} style={{ height: `${(100 * recurring) / most}%` }} />
          <span className="muted text-12">{month(name, 'short')}</span>
        </div>
      ))}
    </div>
  )
}

function useColumns(): Column<MoneyMonth>[] {
  const { t } = useTranslation('console')
  const { euros, month } = useMoney()
  const sum = (cents: number) => (cents / 100).toFixed(2)
  const number = { align: 'right', className: 'tabular nowrap' } as const
  const failed = ({ failed: count, failed_cents: cents }: MoneyMonth) =>
    count === 0 ? '0' : t('money.failedOf', { count, amount: euros(cents) })
  return [
    {
      name: t('money.month'),
      rowHead: true,
      cell: (one) => (
        <div className={styles.month}>
          <span className="semibold">{month(one.month)}</span>
          <span className="narrow-only muted text-12">
            {t('money.taken')} {euros(one.taken)} · {t('money.refunded')} {euros(one.refunded)} · {t('money.failed')}{' '}
            {failed(one)} · {t('money.started')} {one.started} · {t('money.cancelled')} {one.cancelled}
          </span>
        </div>
      ),
      csv: (one) => one.month,
    },
    {
      ...number,
      name: t('money.recurringShort'),
      cell: (one) => euros(one.recurring),
      csv: (one) => sum(one.recurring),
    },
    {
      ...number,
      name: t('money.subscriptions'),
      wide: true,
      cell: (one) => one.subscriptions,
      csv: (one) => one.subscriptions,
    },
    { ...number, name: t('money.taken'), wide: true, cell: (one) => euros(one.taken), csv: (one) => sum(one.taken) },
    {
      ...number,
      name: t('money.refunded'),
      wide: true,
      cell: (one) => euros(one.refunded),
      csv: (one) => sum(one.refunded),
    },
    { ...number, name: t('money.failed'), wide: true, cell: failed, csv: (one) => one.failed },
    { ...number, name: t('money.started'), wide: true, cell: (one) => one.started, csv: (one) => one.started },
    { ...number, name: t('money.cancelled'), wide: true, cell: (one) => one.cancelled, csv: (one) => one.cancelled },
  ]
}
