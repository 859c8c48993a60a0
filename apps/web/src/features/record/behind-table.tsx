import type { RecordBehindClose } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { IntervalStrip } from './interval-strip.tsx'
import { differenceText, ends, reachOf, scoreText } from './record.model.ts'
import styles from './record.module.css'

interface BehindRow {
  key: string | number
  name: ReactNode
  forecasts: number
  rps: number
  behind_close: RecordBehindClose | null
}

interface BehindTableProps {
  caption: string
  /** Head of the names. */
  of: string
  rows: readonly BehindRow[]
}

/** Scores of parts of the forecasts, and how far they are behind the closing price. */
export function BehindTable({ caption, of, rows }: BehindTableProps) {
  const { t } = useTranslation('record')
  const numbers = useNumbers()
  const reach = reachOf(rows)
  return (
    <table className={styles.table} data-flush="">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t('columns.forecasts')}</th>
          <th scope="col">{t('columns.rps')}</th>
          <th scope="col" className={styles.wide}>
            {t('columns.close')}
          </th>
          <th scope="col" className={styles.behind}>
            {t('columns.behind')}
          </th>
          <td className={styles.strip} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, forecasts, rps, behind_close: behind }) => {
          const interval = behind && ends(behind.rps_behind, numbers)
          return (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{numbers.whole(forecasts)}</td>
              <td>{scoreText(rps, numbers)}</td>
              <td className={styles.wide}>{behind ? scoreText(behind.close_rps, numbers) : '?'}</td>
              <td className={styles.behind}>
                <span className="bright semibold nowrap">
                  {behind ? differenceText(behind.rps_behind.value, numbers) : '?'}
                </span>{' '}
                {interval ? <span className={styles.interval}>({t('interval', interval)})</span> : null}
              </td>
              <td className={styles.strip}>
                {behind ? <IntervalStrip estimate={behind.rps_behind} reach={reach} /> : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
