import { IconSearch, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx'
import { HitList } from './hit-list.tsx'
import type { HitGroup } from './hits.ts'
import { RecentList } from './recent-list.tsx'
import styles from './search.module.css'

/** The shown parts of the pages' state. */
interface Pages {
  isFetching: boolean
  isPending: boolean
  /** The hits of the previous text stay until those of this one arrive. */
  isPlaceholderData: boolean
  isError: boolean
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

interface SearchResultsProps {
  id: string
  text: string
  wanted: string | null
  groups: readonly HitGroup[]
  active: number
  query: Pages
  searches: readonly string[]
  /** Only countries are looked for, which the browser knows. */
  local: boolean
  /** Looks for every kind; null when it does already. */
  onAllKinds: (() => void) | null
  locked: boolean
  onActive(at: number): void
  onOpen(): void
  onLookFor(text: string): void
  onForget(text: string): void
  onForgetAll(): void
}

const ROWS = 7
const ROW_HEIGHT = 36

/**
 * Everything below the text field. Results are announced in an element that exists before: some screen readers miss one that comes with its
 * text.
 */
export function SearchResults(props: SearchResultsProps) {
  const { t } = useTranslation('search')
  const { text, wanted, groups, query, local } = props
  const count = countOf(groups)
  const isShown = text.trim() !== '' && wanted !== null && !isWaiting(props)
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && isSettled(query, local) ? t('found', { count }) : ''}
      </p>
      <Results {...props} />
    </>
  )
}

const countOf = (groups: readonly HitGroup[]) => groups.reduce((sum, [, hits]) => sum + hits.length, 0)

const isWaiting = ({ local, query, groups }: SearchResultsProps) =>
  !local && (query.isPending || (query.isPlaceholderData && countOf(groups) === 0))

const isSettled = (query: Pages, local: boolean) => local || (!query.isError && !query.isPlaceholderData)

/** Recent searches, waiting, an error, nothing, or the hits. */
function Results(props: SearchResultsProps) {
  const { t } = useTranslation('search')
  const { id, text, wanted, groups, active, query, searches, local } = props
  if (text === '' && searches.length > 0) {
    return (
      <RecentList
        searches={searches}
        onChoose={props.onLookFor}
        onForget={props.onForget}
        onForgetAll={props.onForgetAll}
      />
    )
  }
  if (text === '' || /^\s/.test(text)) {
    return (
      <EmptyState
        icon={<IconSearch size={30} stroke={1.5} aria-hidden="true" />}
        title={t('startTitle')}
        text={t(text === '' ? 'start' : 'leadingSpace')}
      />
    )
  }
  const count = countOf(groups)
  if (wanted === null || isWaiting(props)) {
    return (
      <div className={styles.waiting}>
        <Skeleton lines={ROWS} height={ROW_HEIGHT} />
      </div>
    )
  }
  const settled = isSettled(query, local)
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <>
      {count > 0 ? (
        <HitList
          id={id}
          groups={groups}
          active={active}
          locked={props.locked}
          onActive={props.onActive}
          onOpen={props.onOpen}
        />
      ) : null}
      {query.isError && !local ? <ErrorState error={query.error} busy={query.isFetching} onRetry={retry} /> : null}
      {count === 0 && settled ? (
        <EmptyState
          icon={<IconSearchOff size={30} stroke={1.5} aria-hidden="true" />}
          title={t('nothingTitle', { text: wanted })}
          text={t(props.onAllKinds ? 'nothingOfKind' : 'nothing')}
          {...(props.onAllKinds && {
            action: (
              <Button size="small" onClick={props.onAllKinds}>
                {t('lookForAll')}
              </Button>
            ),
          })}
        />
      ) : null}
      {query.hasNextPage && settled && !local ? (
        <div className={styles.more}>
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
