import { callApi } from './api.ts'
import type { App } from './app.ts'
import { chosenSignedOut, toggled } from './favourite-list.ts'
import { store, stored } from './settings.ts'

/** The account's favourites as the server told them last; stays after logout, so that the next login knows what is new. */
const TOLD = 'favorite_told'
/** The most leagues that are added to an account in one call. */
const MOST = 500

/** Counts the changes: only the answer to the newest one is the list as it is. */
let changes = 0

/**
 * Makes a league a favourite, or no longer one, shown at once. A member's account is told, and its answer is the new list; when it
 * cannot be told the star goes back.
 */
export async function toggleFavourite(app: App, league_id: number): Promise<void> {
  const list = toggled(app.settings.get().favorite_league, league_id)
  await app.settings.set({ favorite_league: list })
  if (app.session.token() === null) return
  changes += 1
  const change = changes
  const flag = list.includes(league_id) ? 1 : 0
  const answer = await callApi('POST /pick_favorite', { body: { league_id, flag } }).catch(() => null)
  if (answer !== null) return change === changes ? keep(app, answer.leagues) : undefined
  const now = app.settings.get().favorite_league
  if (now.includes(league_id) === (flag === 1)) await app.settings.set({ favorite_league: toggled(now, league_id) })
}

/** Takes over the account's favourites, at login and at the start, and adds those chosen while signed out to the account. */
export async function joinFavourites(app: App, account: readonly number[]): Promise<void> {
  const chosen = chosenSignedOut(app.settings.get().favorite_league, told(), account).slice(0, MOST)
  await keep(app, account)
  if (chosen.length === 0) return
  await app.settings.set({ favorite_league: [...account, ...chosen] })
  const answer = await callApi('POST /favourites/merge', { body: { leagues: chosen } }).catch(() => null)
  if (answer !== null) await keep(app, answer.leagues)
}

async function keep(app: App, leagues: readonly number[]): Promise<void> {
  store(TOLD, JSON.stringify(leagues))
  await app.settings.set({ favorite_league: [...leagues] })
}

function told(): number[] {
  try {
    const list: unknown = JSON.parse(stored(TOLD) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
