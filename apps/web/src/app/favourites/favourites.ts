import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { languageTexts } from '../i18n/languages.ts'
import { say } from '../notices.ts'
import { store, stored } from '../settings/settings.ts'
import { chosenSignedOut, toggled } from './favourite-list.ts'

/** Key of the account's favourites as the server last answered them; kept after logout, so that the next login knows what is new. */
const ANSWERED = 'favorite_told'

/** Changes whose answer is awaited, by league: true to add, false to remove. */
const pending = new Map<number, boolean>()
/** Counts the changes: only the answer to the newest one is the list as it is. */
let changes = 0

/** Number of the newest change; an answer that was asked for before another one is out of date. */
export const newestChange = (): number => changes

/**
 * Makes a league a favourite, or no longer one, shown at once. A member's change is sent to the account, whose answer is the new list;
 * when that fails the star goes back and a notice says so.
 */
export async function toggleFavourite(app: App, league_id: number): Promise<void> {
  const list = toggled(app.settings.get().favorite_league, league_id)
  if (app.session.token() === null) return app.settings.set({ favorite_league: list })
  changes += 1
  const change = changes
  const isAdded = list.includes(league_id)
  pending.set(league_id, isAdded)
  await app.settings.set({ favorite_league: list })
  const answer = await callApi('POST /pick_favorite', { body: { league_id, flag: isAdded ? 1 : 0 } }).catch(() => null)
  if (pending.get(league_id) === isAdded) pending.delete(league_id)
  if (answer !== null) {
    if (change === changes) await keepFavourites(app, answer.leagues)
    return
  }
  const { favorite_league: now, language } = app.settings.get()
  if (now.includes(league_id) === isAdded) await app.settings.set({ favorite_league: toggled(now, league_id) })
  const { t } = languageTexts(language)
  const again = () => void toggleFavourite(app, league_id)
  say({ text: t('error.favourite'), failed: true, action: { label: t('retry'), run: again } })
}

/** Keeps the account's list, with the changes on their way; returns what the browser has beyond it, chosen while signed out. */
export async function keepFavourites(app: App, account: readonly number[]): Promise<number[]> {
  const settled = app.settings.get().favorite_league.filter((id) => !pending.has(id))
  const chosen = chosenSignedOut(settled, lastAnswered(), account)
  store(ANSWERED, JSON.stringify(account))
  const list = new Set([...account, ...chosen])
  for (const [id, isAdded] of pending) isAdded ? list.add(id) : list.delete(id)
  await app.settings.set({ favorite_league: [...list] })
  return chosen
}

/** The account's favourites as the server last answered them. */
export function lastAnswered(): number[] {
  try {
    const list: unknown = JSON.parse(stored(ANSWERED) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
