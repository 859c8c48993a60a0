import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { HistoryRow } from './history-row.tsx'
import styles from './history-table.module.css'
import type { HistoryTableProps } from './history-table.props.ts'

/**
 * Past matches, a row each: date, league, round, home, the pair of numbers, away, referee, prices, and the way to the match's page.
 * Prices give way on phones, where they are in brackets beside the names, and so do league and round unless `places`.
 */
export function HistoryTable(props: HistoryTableProps) {
  const { t } = useTranslation('history')
  const { caption, pairLabel, matches, marks, cards, places, referees } = props
  return (
    <table
      className={styles.table}
      data-cards={cards || undefined}
      data-marks={marks || undefined}
      data-referees={referees || undefined}
      data-places={places || undefined}
    >
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
          <th scope="col" className={styles.pair} data-below={referees ? t('table.referee') : undefined}>
            {pairLabel}
          </th>
          <th scope="col" className={styles.visitor}>
            {t('table.away')}
          </th>
          {referees ? (
            <th scope="col" className={styles.referee}>
              {t('table.referee')}
            </th>
          ) : null}
          <PriceHead sign="1" words={t('table.homePrice')} />
          <PriceHead sign="X" words={t('table.drawPrice')} />
          <PriceHead sign="2" words={t('table.awayPrice')} />
          <th scope="col" className={styles.details}>
            <span className="visually-hidden">{t('table.details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <HistoryRow key={match.id} {...props} match={match} />
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
