import { useMemo } from 'react'
import { useApp, useSettings } from '../../app/app.ts'
import { toggled } from './favourite-list.ts'

export interface Favourites {
  ids: ReadonlySet<number>
  /** Makes a league a favourite, or no longer one; shown at once. */
  toggle(league_id: number): void
}

/** The viewer's favourite leagues, kept in the browser. For signed-in viewers the server's list is to take its place here. */
export function useFavourites(): Favourites {
  const { settings } = useApp()
  const { favorite_league } = useSettings()
  return useMemo(
    () => ({
      ids: new Set(favorite_league),
      toggle: (league_id) => void settings.set({ favorite_league: toggled(settings.get().favorite_league, league_id) }),
    }),
    [favorite_league, settings],
  )
}
