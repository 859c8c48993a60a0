import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useApp, useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { FavouriteNotice, type StarChange } from './favourite-notice.tsx'
import { useFavourites } from './favourites.ts'
import { filterMatches, groupByTime, groupByTournament, type LeagueGroup, toggleExpanded } from './groups.ts'
import { ListFoot } from './list-foot.tsx'
import { EmptyList } from './list-states.tsx'
import { MatchGroup } from './match-group.tsx'
import styles from './match-list.module.css'
import type { ListedMatch } from './queries.ts'
import { useRowSettings } from './row-settings.ts'
import { useFollowLinks } from './use-follow-links.ts'

interface MatchListProps {
  matches: readonly ListedMatch[]
  text: string
  favouritesOnly: boolean
  /** 1 by tournament, 0 by time. */
  sort: 0 | 1
  day: string
  today: string
  onClear(): void
}

/** The matches of a day in groups, as sort choice, search text and favourites ask for. */
export function MatchList({ matches, text, favouritesOnly, sort, day, today, onClear }: MatchListProps) {
  const { t } = useTranslation('upcoming')
  const { settings } = useApp()
  const { expanding_league } = useSettings()
  const { ids: favourites, toggle } = useFavourites()
  const rowSettings = useRowSettings(day)
  const countryName = useCountryName()
  const [starred, setStarred] = useState<StarChange | null>(null)
  const forgetStar = useCallback(() => setStarred(null), [])
  const wanted = useDeferredValue(text)

  const groups = useMemo(() => {
    const options = { favourites, expanding: expanding_league, countryName }
    const fitting = filterMatches(matches, { text: wanted, favouritesOnly }, options)
    return sort === 0 ? groupByTime(fitting, options) : groupByTournament(fitting, options)
  }, [matches, wanted, favouritesOnly, sort, favourites, expanding_league, countryName])

  const onStar = useCallback(
    (group: LeagueGroup) => {
      toggle(group.league_id)
      setStarred({ league_id: group.league_id, league: group.league, added: group.fav_star === 1 })
    },
    [toggle],
  )
  const onToggle = useCallback(
    ({ league_id }: LeagueGroup) => {
      void settings.set({ expanding_league: toggleExpanded(settings.get().expanding_league, league_id) })
    },
    [settings],
  )
  const follow = useFollowLinks()
  const room = useGrowingRoom(matches.length)
  const shown = groups.reduce((sum, group) => sum + group.games.length, 0)
  let before = 0

  return (
    <>
      <p className="visually-hidden" role="status">
        {t('list.count', { count: shown })}
      </p>
      {shown === 0 ? (
        <EmptyList
          reason={matches.length === 0 ? 'day' : favouritesOnly && wanted.trim() === '' ? 'favourites' : 'filter'}
          hasFavourites={favourites.size > 0}
          day={day}
          today={today}
          onClear={onClear}
        />
      ) : (
        <div className={styles.groups} data-future={day > today || undefined} {...follow}>
          {groups.map((group) => {
            const drawn = before < room
            before += group.expanded ? group.games.length : 0
            return (
              <MatchGroup
                key={group.key}
                group={group}
                settings={rowSettings}
                drawn={drawn}
                onStar={onStar}
                onToggle={sort === 0 ? null : onToggle}
              />
            )
          })}
          <ListFoot matches={matches} />
        </div>
      )}
      <FavouriteNotice change={starred} onUndo={toggle} onClose={forgetStar} />
    </>
  )
}

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

/** Gives a country's name in the viewer's language, the one the data has where there is no other. */
function useCountryName(): (country: { id: number; name: string }) => string {
  const { t } = useTranslation('upcoming')
  return useCallback(({ id, name }) => t(`country.${id}`, { defaultValue: name }), [t])
}
