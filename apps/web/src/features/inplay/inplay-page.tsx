import { useQuery } from '@tanstack/react-query'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useReportedLive } from '../../app/live-leagues.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { GoalAnnouncer } from '../../ui/live/fresh.tsx'
import { LiveFreshness } from '../../ui/live/live-freshness.tsx'
import { LiveScope } from '../../ui/live/live-scope.tsx'
import { useRedirectToPlans } from '../../ui/states/access-message.tsx'
import { FailedLine } from '../../ui/states/failed-line.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { countPlayed, statusOf } from './inplay.model.ts'
import type { InplaySearch } from './inplay.search.ts'
import { InplayList } from './inplay-list.tsx'
import styles from './inplay-page.module.css'
import { inplayQuery } from './inplay-queries.ts'
import { useLiveInplay } from './use-live-inplay.ts'

interface InplayPageProps {
  search: InplaySearch
  /** Goes to the changed address without leaving the page. */
  onSearch(search: InplaySearch): void
}

/** Every match going on, with its minute and score as they change. */
export function InplayPage({ search, onSearch }: InplayPageProps) {
  const { t } = useTranslation('inplay')
  const language = useSetting('language')
  const query = useQuery(inplayQuery())
  const { data, error, isFetching, refetch, dataUpdatedAt } = query
  useLiveInplay()
  useRedirectToPlans(data?.type)
  const reported = useReportedLive()
  // A late kick-off stays listed where a source would report it.
  const matches =
    data?.type === 2 ? data.inplay.filter((one) => statusOf(one).kind !== 'date' || reported(one.league.id)) : null
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>
            {matches === null ? null : (
              <>
                <span>{t('count', { count: countPlayed(matches) })}</span>
                <LiveFreshness
                  updatedAt={dataUpdatedAt}
                  late={matches.some(({ minute_estimated }) => minute_estimated)}
                />
              </>
            )}
          </p>
        </div>
        <Segmented
          label={t('sort.label')}
          options={[
            { value: 1, label: t('sort.tournament') },
            { value: 0, label: t('sort.time') },
          ]}
          value={search.sort ?? 1}
          onChange={(sort) => onSearch({ sort: sort === 0 ? 0 : undefined })}
        />
      </header>
      {matches === null ? (
        <Waiting on={query}>
          <Skeleton lines={9} height={48} />
        </Waiting>
      ) : (
        <>
          <LiveScope countryName={({ name }) => translatedCountry(language, name)} />
          <FailedLine error={error} text={t('stale')} busy={isFetching} onRetry={() => void refetch()} />
          <InplayList matches={matches} sort={search.sort ?? 1} />
        </>
      )}
      <GoalAnnouncer />
    </div>
  )
}
