import type { HeadToHeadRecord } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { HistoryRow } from './history-row.tsx'
import styles from './history-table.module.css'

export interface HistoryTableProps {
  caption: string
  /** Heads the pair of numbers: Score, Corners, Cards. */
  pairLabel: string
  records: readonly HeadToHeadRecord[]
  /** The viewed team: its name is plain text, every other name leads to its page. Null in the list of a referee. */
  viewed: number | null
  /** What stands between the names. */
  pair(record: HeadToHeadRecord): ReactNode
  /** Whether the half-time score and how a longer match ended stand beside the numbers. */
  marks: boolean
  /** The numbers are cards, two a side, and need more room. */
  cards: boolean
  /** What the last columns say: the three prices, or who refereed. */
  extra: 'prices' | 'referee'
  /** Words of the button that opens the row's dialog; null for a row that has nothing behind it. */
  opener(record: HeadToHeadRecord): string | null
  onOpen(record: HeadToHeadRecord): void
  onReferee(referee: { id: number; name: string }): void
}

/**
 * Past matches, a row each: date, league, round, home, the pair of numbers, away, prices or referee, and the way to the match's page.
 * League, round and prices give way on phones, where the prices stand in brackets beside the names.
 */
export function HistoryTable(props: HistoryTableProps) {
  const { t } = useTranslation('history')
  const { caption, pairLabel, records, marks, cards, extra } = props
  return (
    <table className={styles.table} data-cards={cards || undefined} data-marks={marks || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.date}>
            {t('table.date')}
          </th>
          <th scope="col" className={styles.league}>
            {t('table.league')}
          </th>
          <th scope="col" className={styles.round}>
            <abbr title={t('table.roundLong')}>{t('table.round')}</abbr>
          </th>
          <th scope="col" className={styles.local}>
            {t('table.home')}
          </th>
          <th scope="col" className={styles.pair}>
            {pairLabel}
          </th>
          <th scope="col" className={styles.visitor}>
            {t('table.away')}
          </th>
          {extra === 'prices' ? (
            <>
              <PriceHead sign="1" words={t('table.homePrice')} />
              <PriceHead sign="X" words={t('table.drawPrice')} />
              <PriceHead sign="2" words={t('table.awayPrice')} />
            </>
          ) : (
            <th scope="col" className={styles.referee}>
              {t('table.referee')}
            </th>
          )}
          <th scope="col" className={styles.details}>
            <span className="visually-hidden">{t('table.details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <HistoryRow key={record.match_id} {...props} record={record} />
        ))}
      </tbody>
    </table>
  )
}

function PriceHead({ sign, words }: { sign: string; words: string }) {
  return (
    <th scope="col" className={styles.price}>
      <abbr title={words}>{sign}</abbr>
    </th>
  )
}
