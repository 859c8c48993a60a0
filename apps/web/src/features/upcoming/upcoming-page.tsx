import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '@touchline/football'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useApp, useSettings } from '../../app/app.ts'
import { useNow } from '../../app/clock.ts'
import { isCovered } from '../../app/cover/cover.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { useReportedLive } from '../../app/live-leagues.tsx'
import { siteQuery } from '../../app/site.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { WakeLater } from '../../ui/layout/wake-later.tsx'
import type { LivePage } from '../../ui/live/follow-page.ts'
import { GoalAnnouncer } from '../../ui/live/fresh.tsx'
import { useLive } from '../../ui/live/use-live.ts'
import { ZoneLine } from '../../ui/places/zone-line.tsx'
import { FailedLine } from '../../ui/states/failed-line.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { useToday } from '../../ui/use-today.ts'
import { Banner } from './banner.tsx'
import { countParts } from './days/day-part.ts'
import { DaySelector } from './days/day-selector.tsx'
import { useDayWords } from './days/day-words.ts'
import { FiltersButton, ListControls, useChangeSearch, useSearchText } from './list/list-controls.tsx'
import type { ListSearch, ListView } from './list/list-search.ts'
import { LoadingList } from './list/list-states.tsx'
import { MatchList } from './list/match-list.tsx'
import { ViewChoice } from './list/view-choice.tsx'
import { ShortcutBar } from './side/shortcut-bar.tsx'
import { SideColumn } from './side/side-column.tsx'
import { siteData } from './site-data.ts'
import styles from './upcoming-page.module.css'
import { clockOf, UPCOMING_KEY, upcomingQuery } from './upcoming-queries.ts'

interface UpcomingPageProps {
  /** The day of the address; none is today. */
  dayText: string | undefined
  search: ListSearch
  /** Shown in the demo world in place of the banner. */
  demoBanner: ReactNode
}

const CoverBar = lazyPart(() => import('../../ui/cover/cover-bar.tsx'), 'CoverBar')
const FillNote = lazyPart(() => import('../../ui/no-matches/fill-note.tsx'), 'FillNote')
const NoMatches = lazyPart(() => import('../../ui/no-matches/no-matches.tsx'), 'NoMatches')

const PANEL = 'matches'

const LISTS: LivePage = {
  keys: [[UPCOMING_KEY], ['GET /v3/livescore/chances']],
  // The code for changes of the lists is loaded with the first one: hydration does not need it.
  onLiveEvent: (liveEvent, client) =>
    void import('./patch-lists.ts').then(
      ({ patchLists }) => patchLists(liveEvent, client),
      () => client.invalidateQueries({ queryKey: [UPCOMING_KEY] }),
    ),
}

/** The home page: the matches of a day, with links to everything else next to them. */
export function UpcomingPage({ dayText, search, demoBanner }: UpcomingPageProps) {
  const { t } = useTranslation('upcoming')
  const { page } = useApp()
  const today = useToday()
  const day = dayText ?? today
  const [text, setText] = useSearchText(search.q)
  const inUse = text !== '' || search.fav === 1
  const [open, setOpen] = useState(inUse)
  const heading = t('heading', { day: useDayWords(day) })
  useLive(LISTS)
  return (
    <div className={styles.page}>
      <WakeLater>
        <SideColumn />
      </WakeLater>
      <div className={styles.main}>
        <h1 className="visually-hidden">{heading}</h1>
        {dayText === undefined ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, safe inside of a script
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: siteData(page) }} />
        ) : null}
        {page.world === 'demo' ? demoBanner : <Banner />}
        <ShortcutBar />
        <div className={styles.days}>
          <DaySelector day={day} today={today} panelId={PANEL} />
          <FiltersButton open={open} inUse={inUse} onOpen={setOpen} />
        </div>
        <ZoneLine />
        <ListControls search={search} text={text} onText={setText} isPast={day < today} open={open}>
          {day === today ? <TodaysParts today={today} view={search.show} /> : null}
        </ListControls>
        <div id={PANEL} role="tabpanel" aria-label={heading} tabIndex={-1}>
          <Panel of={day}>
            <DayMatches day={day} today={today} search={search} text={text} onText={setText} />
          </Panel>
        </div>
        <GoalAnnouncer />
      </div>
    </div>
  )
}

/** The parts of today's list, with zeros until it is read. */
function TodaysParts({ today, view }: { today: string; view: ListView | undefined }) {
  const app = useApp()
  const change = useChangeSearch()
  const now = useNow(MINUTE_MS, app.page.now)
  const reported = useReportedLive()
  const { data } = useQuery(upcomingQuery(today, useSettings(), clockOf(app)))
  return (
    <ViewChoice view={view} counts={countParts(data ?? [], now, reported)} onView={(show) => change({ show }, false)} />
  )
}

interface DayMatchesProps {
  day: string
  today: string
  search: ListSearch
  text: string
  onText(text: string): void
}

function DayMatches({ day, today, search, text, onText }: DayMatchesProps) {
  const { t } = useTranslation('upcoming')
  // Clicks and typing show at once, the list as soon as it is rendered.
  const listed = useDeferredValue(search)
  const listedText = useDeferredValue(text)
  const app = useApp()
  const settings = useSettings()
  const change = useChangeSearch()
  const query = useQuery(upcomingQuery(day, settings, clockOf(app)))
  const { data, error, isFetching, refetch } = query
  const { data: site } = useQuery(siteQuery())
  const filling = site?.filling ?? null
  const preparing = usePreparing(site?.preparing && filling === null)
  useFirstMatches(data?.length === 0 ? (filling?.done ?? null) : null, refetch)
  if (!data) {
    return (
      <Waiting on={query}>
        <LoadingList />
      </Waiting>
    )
  }
  if (data.length === 0 && (preparing || (site?.world ?? app.page.world) === 'empty')) {
    return (
      <Suspense fallback={<LoadingList />}>
        <NoMatches preparing={preparing || filling !== null} unreachable={filling?.unreachable} />
      </Suspense>
    )
  }
  return (
    <>
      {filling === null ? null : (
        <Suspense>
          <FillNote filling={filling} />
        </Suspense>
      )}
      <FailedLine error={error} text={t('list.stale')} busy={isFetching} onRetry={() => void refetch()} />
      {data.some(isCovered) ? (
        <Suspense fallback={<div className={styles.barPlace} />}>
          <CoverBar matches={data} />
        </Suspense>
      ) : null}
      <MatchList
        matches={data}
        text={listedText}
        favouritesOnly={listed.fav === 1}
        sort={listed.sort ?? settings.sort_list}
        view={day === today ? listed.show : 'all'}
        day={day}
        today={today}
        onClear={() => {
          onText('')
          change({ q: undefined, fav: undefined, show: 'all' }, false)
        }}
      />
    </>
  )
}

/** Asks an empty list again with every file of a first start; `done` is null where there is nothing to wait for. */
function useFirstMatches(done: number | null, refetch: () => unknown): void {
  useEffect(() => {
    if (done !== null) void refetch()
  }, [done, refetch])
}

/** While the data of a first start is being written; once it is complete the page is read again, with everything on it. */
function usePreparing(preparing = false): boolean {
  const [waited, setWaited] = useState(preparing)
  useEffect(() => {
    if (preparing) setWaited(true)
    else if (waited) location.reload()
  }, [preparing, waited])
  return preparing
}
