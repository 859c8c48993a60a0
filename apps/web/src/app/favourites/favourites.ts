import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { languageTexts } from '../i18n/languages.ts'
import { say } from '../notices.ts'
import { store } from '../settings/settings.ts'
import { toggled } from './favourite-list.ts'

/** The account's favourites as the server reported them last; stays after logout, so that the next login knows what is new. */
export const TOLD = 'favorite_told'

/** Counts the changes: only the answer to the newest one is the list as it is. */
let changes = 0

/**
 * Makes a league a favourite, or no longer one, shown at once. A member's account is reported, and its answer is the new list; when it
 * fails the star goes back and a notice says so.
 */
export async function toggleFavourite(app: App, league_id: number): Promise<void> {
  const list = toggled(app.settings.get().favorite_league, league_id)
  await app.settings.set({ favorite_league: list })
  if (app.session.token() === null) return
  changes += 1
  const change = changes
  const flag = list.includes(league_id) ? 1 : 0
  const answer = await callApi('POST /pick_favorite', { body: { league_id, flag } }).catch(() => null)
  if (answer !== null) return change === changes ? keepFavourites(app, answer.leagues) : undefined
  const { favorite_league: now, language } = app.settings.get()
  if (now.includes(league_id) === (flag === 1)) await app.settings.set({ favorite_league: toggled(now, league_id) })
  const { t } = languageTexts(language)
  const again = () => void toggleFavourite(app, league_id)
  say({ text: t('error.favourite'), failed: true, action: { label: t('retry'), run: again } })
}

/** Keeps the list as the server answered it. */
export async function keepFavourites(app: App, leagues: readonly number[]): Promise<void> {
  store(TOLD, JSON.stringify(leagues))
  await app.settings.set({ favorite_league: [...leagues] })
}
