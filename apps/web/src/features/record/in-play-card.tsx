import { useQuery } from '@tanstack/react-query'
import type { RecordMinute } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { scoreRange, scoreText } from './record.model.ts'
import styles from './record.module.css'
import type { RecordSearch } from './record.search.ts'
import { inplayRecordQuery } from './record-queries.ts'

const HALF_TIME = 45

/** How good the chances in play were, by minute; apart from the record, of which they are no part. */
export function InPlaySection({ search }: { search: RecordSearch }) {
  const { t } = useTranslation('record')
  const answer = useQuery(inplayRecordQuery(search))
  return (
    <section className={styles.afterwards} aria-labelledby="in-play">
      <header>
        <h2 id="in-play" className={styles.subtitle}>
          {t('inPlay.title')}
        </h2>
        <p className={styles.lead}>{t('inPlay.text')}</p>
      </header>
      {answer.data === undefined ? (
        <Waiting on={answer}>
          <Skeleton lines={1} height={300} />
        </Waiting>
      ) : (
        <Card flush>
          <MinuteTable minutes={answer.data.minutes} />
          <p className={styles.foot}>{t(answer.data.minutes.length === 0 ? 'inPlay.none' : 'inPlay.note')}</p>
        </Card>
      )}
    </section>
  )
}

function MinuteTable({ minutes }: { minutes: readonly RecordMinute[] }) {
  const { t } = useTranslation('record')
  const numbers = useNumbers()
  if (minutes.length === 0) return null
  return (
    <table className={styles.table} data-flush="">
      <caption className="visually-hidden">{t('inPlay.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('inPlay.minute')}</th>
          <th scope="col">{t('inPlay.matches')}</th>
          <th scope="col">{t('inPlay.rps')}</th>
          <th scope="col">{t('inPlay.close')}</th>
          <th scope="col" className={styles.wide}>
            {t('inPlay.logLoss')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('inPlay.calibration')}
          </th>
        </tr>
      </thead>
      <tbody>
        {minutes.map(({ minute, matches, rps, close_rps, log_loss, calibration }) => {
          const range = scoreRange(rps, numbers)
          return (
            <tr key={minute}>
              <th scope="row">{minute === HALF_TIME ? t('inPlay.halfTime') : `${minute}'`}</th>
              <td>{numbers.whole(matches)}</td>
              <td>
                <span className="bright semibold nowrap">{scoreText(rps.value, numbers)}</span>{' '}
                {range ? <span className={styles.interval}>({range})</span> : null}
              </td>
              <td>{scoreText(close_rps, numbers)}</td>
              <td className={styles.wide}>{scoreText(log_loss.value, numbers)}</td>
              <td className={styles.wide}>{t('inPlay.points', { value: numbers.decimals(calibration, 1) })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
