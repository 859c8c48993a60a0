import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { stored } from '../settings/settings.ts'
import { chosenSignedOut } from './favourite-list.ts'
import { keepFavourites, TOLD } from './favourites.ts'

/** The most leagues that are added to an account in one call. */
const MOST = 500

/** Takes over the account's favourites, at login and at the start, and adds those chosen while signed out to the account. */
export async function joinFavourites(app: App, account: readonly number[]): Promise<void> {
  const chosen = chosenSignedOut(app.settings.get().favorite_league, reported(), account).slice(0, MOST)
  await keepFavourites(app, account)
  if (chosen.length === 0) return
  await app.settings.set({ favorite_league: [...account, ...chosen] })
  const answer = await callApi('POST /favourites/merge', { body: { leagues: chosen } }).catch(() => null)
  if (answer !== null) await keepFavourites(app, answer.leagues)
}

function reported(): number[] {
  try {
    const list: unknown = JSON.parse(stored(TOLD) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
