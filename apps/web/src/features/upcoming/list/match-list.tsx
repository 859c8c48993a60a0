import { isDecided } from '@touchline/football'
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useApp, useSetting } from '../../../app/app.ts'
import { useNow } from '../../../app/clock.ts'
import { useFollowed } from '../../../app/followed.tsx'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { WakeLater } from '../../../ui/layout/wake-later.tsx'
import { LiveScope } from '../../../ui/live/live-scope.tsx'
import list from '../../../ui/match-list/match-list.module.css'
import { MINUTE_MS } from '../../../ui/use-today.ts'
import { matchesOf } from '../days/day-part.ts'
import { useFavourites } from '../favourites.ts'
import type { ListedMatch } from '../upcoming-queries.ts'
import { useFollowLinks } from '../use-follow-links.ts'
import { filterMatches, groupListed, isExpanded, type ListedGroup, toggleExpanded } from './groups.ts'
import { ListFoot } from './list-foot.tsx'
import type { ListSort, ListView } from './list-search.ts'
import { EmptyList } from './list-states.tsx'
import { MatchGroup } from './match-group.tsx'
import styles from './match-list.module.css'
import { useRowSettings } from './row-settings.ts'

interface MatchListProps {
  matches: readonly ListedMatch[]
  text: string
  favouritesOnly: boolean
  sort: ListSort
  /** Part of the day; undefined for what is in play and to come. */
  view: ListView | undefined
  day: string
  today: string
  /** Leads to the whole list of the day. */
  onClear(): void
}

/** The matches of a day in groups, as sort choice, search text and favourites ask for. */
export function MatchList({ matches, text, favouritesOnly, sort, view, day, today, onClear }: MatchListProps) {
  const { t } = useTranslation('upcoming')
  const { settings } = useApp()
  const expanding_league = useSetting('expanding_league')
  const language = useSetting('language')
  const { ids: favourites, toggle } = useFavourites()
  const rowSettings = useRowSettings(day, sort === 2)
  const countryName = useCallback(({ name }: { name: string }) => translatedCountry(language, name), [language])
  // A press shows at once in what was pressed, the list follows.
  const wanted = useDeferredValue(text)
  const preferred = useDeferredValue(favourites)

  const ofView = useMatchesOf(matches, view, day)
  const groups = useMemo(() => {
    const options = { favourites: preferred, countryName }
    return groupListed(filterMatches(ofView, { text: wanted, favouritesOnly }, options), sort, options)
  }, [ofView, wanted, favouritesOnly, sort, preferred, countryName])

  const onStar = useCallback(
    ({ league }: ListedGroup, isAdded: boolean) => {
      toggle(league.id)
      say({
        text: t(isAdded ? 'star.added' : 'star.removed', { league: league.name }),
        action: { label: t('star.undo'), run: () => toggle(league.id) },
      })
    },
    [toggle, t],
  )
  const onToggle = useCallback(
    ({ league }: ListedGroup) => {
      void settings.set({ expanding_league: toggleExpanded(settings.get().expanding_league, league.id) })
    },
    [settings],
  )
  const follow = useFollowLinks()
  const room = useGrowingRoom(ofView.length)
  const shown = groups.reduce((sum, group) => sum + group.matches.length, 0)
  let before = 0
  let above = 0

  const followed = useFollowed()
  const isScoped = day === today && ofView.some((match) => !isDecided(match.status) && !followed(match.league_id))
  const isLate = ofView.some(({ state_id, minute_estimated }) => state_id !== undefined && minute_estimated)
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('list.count', { count: shown })}
      </p>
      {isLate || isScoped ? (
        <div className={styles.notes}>
          {isLate ? <p className="dim text-12">{t('list.late')}</p> : null}
          {isScoped ? <LiveScope countryName={countryName} /> : null}
        </div>
      ) : null}
      {shown === 0 ? (
        <EmptyList
          reason={
            ofView.length === 0 ? (view ?? 'today') : favouritesOnly && wanted.trim() === '' ? 'favourites' : 'filter'
          }
          hasFavourites={favourites.size > 0}
          others={matches.length > 0}
          day={day}
          isPast={day < today}
          onClear={onClear}
        />
      ) : (
        <div
          className={`${list.groups} ${styles.groups}`}
          data-future={day > today || undefined}
          data-by-time={sort === 0 || undefined}
          {...follow}
        >
          {groups.map((group) => {
            // Not by what is open: a league that is closed would draw the rows of those below anew.
            const inSight = Math.max(0, ROWS_IN_SIGHT - above)
            above += group.matches.length
            const drawn = before < room
            const expanded = isExpanded(group, sort, expanding_league)
            before += expanded ? group.matches.length : 0
            return (
              <WakeLater key={group.key} unless={inSight > 0}>
                <MatchGroup
                  group={group}
                  favourite={favourites.has(group.league.id)}
                  expanded={expanded}
                  settings={rowSettings}
                  drawn={drawn}
                  inSight={inSight}
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
 * The matches of a part of the day. What was shown stays for as long as the same part is looked at: a match that ends does not vanish
 * before the viewer's eyes.
 */
function useMatchesOf(matches: readonly ListedMatch[], view: ListView | undefined, day: string) {
  const { page } = useApp()
  const now = useNow(MINUTE_MS, page.now)
  const followed = useFollowed()
  const of = `${day} ${view}`
  const kept = useRef({ of, ids: new Set<number>() })
  if (kept.current.of !== of) kept.current = { of, ids: new Set() }
  const { ids } = kept.current
  const shown = useMemo(
    () => (view === 'all' ? matches : matchesOf(matches, view, ids, now, followed)),
    [matches, view, ids, now, followed],
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
