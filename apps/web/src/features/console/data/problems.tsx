import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { useConsoleWords } from '../console-words.ts'
import { sourceName } from '../source-names.ts'
import styles from './data.module.css'
import { problemsQuery } from './data-queries.ts'

/** Refused data of sources, grouped, with the records. */
export function Problems() {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  const { whole } = useNumbers()
  const asked = useQuery(problemsQuery())
  const { data } = asked
  return (
    <Card title={t('data.problems')} note={t('data.problemsNote')} flush>
      {data === undefined ? (
        <Waiting on={asked} bare>
          <Skeleton lines={5} height={44} />
        </Waiting>
      ) : data.groups.length === 0 ? (
        <EmptyState title={t('data.problemsNone')} />
      ) : (
        data.groups.map(({ source, kind, count, last_at, records }) => (
          <details key={`${source} ${kind}`} className={styles.group}>
            <summary className={styles.summary}>
              <IconChevronRight size={16} aria-hidden="true" />
              <span className="shrink grow break-anywhere">
                <b>{kind}</b> <span className="muted text-13">{sourceName(source)}</span>
              </span>
              <span className="dim text-12 nowrap">{when(last_at)}</span>
              <b className="tabular">{whole(count)}</b>
            </summary>
            <ul className={styles.records}>
              {records.map(({ key, reason, times, last_at: last }) => (
                <li key={`${key} ${reason}`} className="stack gap-2 break-anywhere">
                  <b>{key}</b>
                  <span>{reason}</span>
                  <span className="dim text-12">{t('data.times', { count: times, time: when(last) })}</span>
                </li>
              ))}
              {count > records.length ? (
                <li className="muted">{t('data.more', { count: count - records.length })}</li>
              ) : null}
            </ul>
          </details>
        ))
      )}
    </Card>
  )
}
