import { useCallback, useMemo } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { toggleFavourite } from '../../app/favourites/favourites.ts'

export interface Favourites {
  ids: ReadonlySet<number>
  /** Makes a league a favourite, or no longer one; shown at once. */
  toggle(league_id: number): void
}

/** The viewer's favourite leagues: those of the account for members, those of the browser for visitors. */
export function useFavourites(): Favourites {
  const app = useApp()
  const favorite_league = useSetting('favorite_league')
  const ids = useMemo(() => new Set(favorite_league), [favorite_league])
  const toggle = useCallback((league_id: number) => void toggleFavourite(app, league_id), [app])
  return { ids, toggle }
}
