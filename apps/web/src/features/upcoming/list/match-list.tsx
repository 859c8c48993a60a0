import { isDecided, MINUTE_MS } from '@touchline/football'
import { Suspense, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useApp, useSetting } from '../../../app/app.ts'
import { useNow } from '../../../app/clock.ts'
import { pressStar } from '../../../app/follow/press-star.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { useReportedLive } from '../../../app/live-leagues.tsx'
import { WakeLater } from '../../../ui/layout/wake-later.tsx'
import list from '../../../ui/match-list/match-list.module.css'
import { matchesOf } from '../days/day-part.ts'
import { isFollowed, useFollows } from '../follows.ts'
import type { ListedMatch } from '../upcoming-queries.ts'
import { useFollowLinks } from '../use-follow-links.ts'
import { filterMatches, groupListed, isExpanded, type ListedGroup, toggleExpanded } from './groups.ts'
import { ListFoot } from './list-foot.tsx'
import type { ListSort, ListView } from './list-search.ts'
import { MatchGroup } from './match-group.tsx'
import styles from './match-list.module.css'
import { useRowSettings } from './row-settings.ts'

const EmptyList = lazyPart(() => import('./empty-list.tsx'), 'EmptyList')
const LiveScope = lazyPart(() => import('../../../ui/live/live-scope.tsx'), 'LiveScope')
const FollowedGroup = lazyPart(() => import('./followed-group.tsx'), 'FollowedGroup')
/** In the place of a league's id, where groups that were closed are stored. */
const FOLLOWED_GROUP = 0

interface MatchListProps {
  matches: readonly ListedMatch[]
  text: string
  favouritesOnly: boolean
  sort: ListSort
  /** Part of the day; undefined for matches in play and ahead. */
  view: ListView | undefined
  day: string
  today: string
  /** Leads to the whole list of the day. */
  onClear(): void
}

/** The matches of a day in groups, by sort choice, search text and favourites. */
export function MatchList({ matches, text, favouritesOnly, sort, view, day, today, onClear }: MatchListProps) {
  const { t } = useTranslation('upcoming')
  const app = useApp()
  const { settings } = app
  const expanding_league = useSetting('expanding_league')
  const language = useSetting('language')
  const follows = useFollows()
  const rowSettings = useRowSettings(day, sort === 2)
  const countryName = useCallback(({ name }: { name: string }) => translatedCountry(language, name), [language])
  // A click shows at once in the pressed control, the list follows.
  const wanted = useDeferredValue(text)
  const preferred = useDeferredValue(follows)

  const ofView = useMatchesOf(matches, view, day)
  const [own, groups] = useMemo(() => {
    const options = { favourites: preferred.leagues, countryName }
    // Followed matches stay visible when they are over.
    const all = view === undefined || view === 'all' ? matches : ofView
    const followed = all.filter((match) => isFollowed(match, preferred))
    const others = ofView.filter((match) => !isFollowed(match, preferred))
    return [
      filterMatches(followed, { text: wanted, favouritesOnly: false }, options),
      groupListed(filterMatches(others, { text: wanted, favouritesOnly }, options), sort, options),
    ]
  }, [matches, view, ofView, wanted, favouritesOnly, sort, preferred, countryName])

  const onStar = useCallback(
    ({ league }: ListedGroup) => {
      void pressStar(app, { kind: 'league', id: league.id, name: league.name })
    },
    [app],
  )
  const toggleGroup = useCallback(
    (id: number) => void settings.set({ expanding_league: toggleExpanded(settings.get().expanding_league, id) }),
    [settings],
  )
  const onToggle = useCallback(({ league }: ListedGroup) => toggleGroup(league.id), [toggleGroup])
  const onFollow = useCallback((id: number, name: string) => void pressStar(app, { kind: 'match', id, name }), [app])
  const follow = useFollowLinks(onFollow)
  const room = useGrowingRoom(ofView.length)
  const shown = groups.reduce((sum, group) => sum + group.matches.length, own.length)
  let before = own.length
  let above = own.length

  const reported = useReportedLive()
  const isScoped = day === today && ofView.some((match) => !isDecided(match.status) && !reported(match.league_id))
  const isLate = ofView.some(({ state_id, minute_estimated }) => state_id !== undefined && minute_estimated)
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('list.count', { count: shown })}
      </p>
      {isLate || isScoped ? (
        <div className={styles.notes}>
          {isLate ? <p className="dim text-12">{t('list.late')}</p> : null}
          <Suspense>{isScoped ? <LiveScope countryName={countryName} /> : null}</Suspense>
        </div>
      ) : null}
      {shown === 0 ? (
        <Suspense>
          <EmptyList
            reason={
              ofView.length === 0 ? (view ?? 'today') : favouritesOnly && wanted.trim() === '' ? 'favourites' : 'filter'
            }
            hasFavourites={follows.leagues.size > 0}
            others={matches.length > 0}
            day={day}
            isPast={day < today}
            onClear={onClear}
          />
        </Suspense>
      ) : (
        <div
          className={`${list.groups} ${styles.groups}`}
          data-future={day > today || undefined}
          data-by-time={sort === 0 || undefined}
          {...follow}
        >
          {own.length + follows.matches.size === 0 ? null : (
            <Suspense>
              <FollowedGroup
                listed={matches}
                own={own}
                elsewhere={view === undefined || view === 'all'}
                favourite
                expanded={expanding_league[FOLLOWED_GROUP] ?? true}
                settings={rowSettings}
                drawn
                inSight={ROWS_IN_SIGHT}
                follows={follows}
                onToggle={() => toggleGroup(FOLLOWED_GROUP)}
              />
            </Suspense>
          )}
          {groups.map((group) => {
            // Not by open groups: closing a league would re-render the rows of those below.
            const inSight = Math.max(0, ROWS_IN_SIGHT - above)
            above += group.matches.length
            const drawn = before < room
            const expanded = isExpanded(group, sort, expanding_league)
            before += expanded ? group.matches.length : 0
            return (
              <WakeLater key={group.key} unless={inSight > 0}>
                <MatchGroup
                  group={group}
                  favourite={follows.leagues.has(group.league.id)}
                  expanded={expanded}
                  settings={rowSettings}
                  drawn={drawn}
                  inSight={inSight}
                  follows={follows}
                  onStar={onStar}
                  onToggle={sort === 0 ? null : onToggle}
                />
              </WakeLater>
            )
          })}
          <WakeLater>
            <ListFoot matches={matches} />
          </WakeLater>
        </div>
      )}
    </>
  )
}

/**
 * The matches of a part of the day. Shown matches stay while the same part is viewed: a match that ends does not vanish before the viewer's
 * eyes.
 */
function useMatchesOf(matches: readonly ListedMatch[], view: ListView | undefined, day: string) {
  const { page } = useApp()
  const now = useNow(MINUTE_MS, page.now)
  const reported = useReportedLive()
  const of = `${day} ${view}`
  const kept = useRef({ of, ids: new Set<number>() })
  if (kept.current.of !== of) kept.current = { of, ids: new Set() }
  const { ids } = kept.current
  const shown = useMemo(
    () => (view === 'all' ? matches : matchesOf(matches, { view, kept: ids, now, reported })),
    [matches, view, ids, now, reported],
  )
  useEffect(() => {
    for (const { match_id } of shown) ids.add(match_id)
  }, [shown, ids])
  return shown
}

/** About as many as a phone shows before anyone scrolls. */
const ROWS_IN_SIGHT = 6

const FIRST_ROWS = 120
const MORE_ROWS = 160

/** How many rows may be drawn: enough for the first screens at once, the rest in steps while the browser has nothing else to do. */
function useGrowingRoom(rows: number): number {
  const [room, setRoom] = useState(FIRST_ROWS)
  useEffect(() => {
    if (room >= rows) return
    const grow = () => startTransition(() => setRoom((before) => before + MORE_ROWS))
    if (!window.requestIdleCallback) {
      const timer = setTimeout(grow, 80)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(grow, { timeout: 600 })
    return () => window.cancelIdleCallback(idle)
  }, [room, rows])
  return room
}
