import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { keepFavourites, lastAnswered, newestChange } from './favourites.ts'

/** The most leagues that are added to an account in one call. */
const MOST = 500

/**
 * Takes over the account's favourites, at login and at the start, and adds those chosen while signed out to the account. `asked` is the
 * newest change when the account was asked: a list from before a later change is out of date.
 */
export async function joinFavourites(app: App, account: readonly number[], asked = newestChange()): Promise<void> {
  const chosen = await keepFavourites(app, asked === newestChange() ? account : lastAnswered())
  if (chosen.length === 0) return
  const answer = await callApi('POST /favourites/merge', { body: { leagues: chosen.slice(0, MOST) } }).catch(() => null)
  if (answer !== null) await keepFavourites(app, answer.leagues)
}
