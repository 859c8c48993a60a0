import { useQuery } from '@tanstack/react-query'
import type { RecordMinute } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import type { Column } from '../../ui/table/column.ts'
import { Figure } from './figure.tsx'
import { scoreRange, scoreText } from './record.model.ts'
import styles from './record.module.css'
import type { RecordSearch } from './record.search.ts'
import { inplayRecordQuery } from './record-queries.ts'
import { RecordTable } from './record-table.tsx'

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
  const columns: Column<RecordMinute>[] = [
    {
      name: t('inPlay.minute'),
      rowHead: true,
      cell: ({ minute }) => (minute === HALF_TIME ? t('inPlay.halfTime') : `${minute}'`),
    },
    { name: t('inPlay.matches'), cell: ({ matches }) => numbers.whole(matches) },
    {
      name: t('inPlay.rps'),
      cell: ({ rps }) => <Figure value={scoreText(rps.value, numbers)} interval={scoreRange(rps, numbers)} />,
    },
    { name: t('inPlay.close'), cell: ({ close_rps }) => scoreText(close_rps, numbers) },
    { name: t('inPlay.logLoss'), wide: true, cell: ({ log_loss }) => scoreText(log_loss.value, numbers) },
    {
      name: t('inPlay.calibration'),
      wide: true,
      cell: ({ calibration }) => t('inPlay.points', { value: numbers.decimals(calibration, 1) }),
    },
  ]
  return (
    <RecordTable flush caption={t('inPlay.title')} columns={columns} rows={minutes} keyOf={({ minute }) => minute} />
  )
}
