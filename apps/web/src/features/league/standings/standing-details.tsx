import type { StandingRow } from '@touchline/contract'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { GROUNDS, type Ground } from '../league.search.ts'
import { useColumnHeads } from '../use-column-heads.ts'
import { columnsOf, figuresOf, formOf, streakOf } from './standing.model.ts'
import styles from './standing-details.module.css'
import { FormLetter, written } from './use-standing-columns.tsx'

/** Results shown of a team that is opened: all that are reported. */
const FORM = 10

/** The figures of a team overall, at home and away, its streak and longer form. */
export function StandingDetails({ row }: { row: StandingRow }) {
  const { t } = useTranslation('league')
  const heads = useColumnHeads('all')
  const streak = streakOf(row)
  const columns: Column<Ground>[] = [
    { name: t('table.matches'), rowHead: true, cell: (ground) => t(`table.${ground}`) },
    ...columnsOf([row], 'all').map(
      (figure): Column<Ground> => ({
        key: figure,
        name: heads[figure].long,
        short: heads[figure].short,
        align: 'right',
        cell: (ground) => written(figure, figuresOf(row, ground)[figure]),
      }),
    ),
  ]
  return (
    <div className={styles.box}>
      <DataTable className={styles.table} columns={columns} rows={GROUNDS} keyOf={(ground) => ground} />
      <div className={styles.beside}>
        {streak === null ? null : (
          <p>
            {t('table.streak')} <b>{t(`table.streaks.${streak.kind}`, { count: streak.count })}</b>
          </p>
        )}
        <ol className="flex gap-4">
          {formOf(row, FORM).map((form) => (
            <li key={form.sort_order}>
              <FormLetter form={form} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
