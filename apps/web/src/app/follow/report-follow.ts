import type { Follows } from '@touchline/contract'
import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { store, stored } from '../settings/settings.ts'
import { type FollowChange, keyOf, newestChange, pending } from './follow-changes.ts'
import { chosenSignedOut, type FollowKind, type FollowLists, KINDS, LIST_OF } from './follow-lists.ts'

/** Key of the account's list as last answered; it survives logout, so that the next login knows which entries are new. */
const ANSWERED: Record<FollowKind, string> = {
  league: 'favorite_told',
  team: 'followed_team_told',
  match: 'followed_match_told',
  player: 'followed_player_told',
}

/** The most of a kind that is added to an account in one call. */
const MAX_FOLLOWS = 500

/** The server's answer on the lists of an account. */
export interface FollowAnswer {
  favorite_league?: readonly number[]
  follows?: Follows
}

const listsOf = ({ favorite_league = [], follows }: FollowAnswer): FollowLists => ({
  league: favorite_league,
  team: follows?.teams ?? [],
  match: follows?.matches ?? [],
  player: follows?.players ?? [],
})

/** Sends a change to the account. @returns whether it is stored there */
export async function reportFollow(app: App, change: FollowChange, number: number): Promise<boolean> {
  const answered = await (change.kind === 'league' ? pick(change) : follow(change)).catch(() => null)
  if (answered === null) return false
  if (pending.get(keyOf(change)) === change) pending.delete(keyOf(change))
  if (number === newestChange()) await keepLists(app, { ...lastAnswered(), ...answered })
  return true
}

const pick = async ({ id, isAdded }: FollowChange): Promise<Partial<FollowLists>> => {
  const { leagues } = await callApi('POST /pick_favorite', { body: { league_id: id, flag: isAdded ? 1 : 0 } })
  return { league: leagues }
}

const follow = async ({ kind, id, isAdded }: FollowChange): Promise<Partial<FollowLists>> => {
  const body = { kind: kind as Exclude<FollowKind, 'league'>, id, flag: isAdded ? 1 : 0 }
  const { league: _, ...lists } = listsOf({ follows: await callApi('POST /follow', { body }) })
  return lists
}

/**
 * Loads the account's lists, at login and at the start, and adds entries chosen while signed out. `asked` is the newest change when the
 * account's lists were requested: lists from before a later change are out of date.
 */
export async function joinFollows(app: App, account: FollowAnswer, asked = newestChange()): Promise<void> {
  const chosen = await keepLists(app, asked === newestChange() ? listsOf(account) : lastAnswered())
  if (KINDS.every((kind) => chosen[kind].length === 0)) return
  const first = (kind: FollowKind) => chosen[kind].slice(0, MAX_FOLLOWS)
  const body = { leagues: first('league'), teams: first('team'), matches: first('match'), players: first('player') }
  const answer = await callApi('POST /follow/merge', { body }).catch(() => null)
  if (answer !== null) await keepLists(app, listsOf({ favorite_league: answer.leagues, follows: answer }))
}

/** Stores the account's lists, with the pending changes; returns the browser's entries beyond them, chosen while signed out. */
async function keepLists(app: App, account: FollowLists): Promise<FollowLists> {
  const told = lastAnswered()
  const changed = new Set(pending.keys())
  const chosen: Record<FollowKind, readonly number[]> = { league: [], team: [], match: [], player: [] }
  const next: Record<string, number[]> = {}
  for (const kind of KINDS) {
    const settled = app.settings.get()[LIST_OF[kind]].filter((id) => !changed.has(keyOf({ kind, id })))
    chosen[kind] = chosenSignedOut(settled, told[kind], account[kind])
    store(ANSWERED[kind], JSON.stringify(account[kind]))
    const list = new Set([...account[kind], ...chosen[kind]])
    for (const one of pending.values()) {
      if (one.kind !== kind) continue
      if (one.isAdded) list.add(one.id)
      else list.delete(one.id)
    }
    next[LIST_OF[kind]] = [...list]
  }
  await app.settings.set(next)
  return chosen
}

/** The account's lists as the server last answered them. */
function lastAnswered(): FollowLists {
  return { league: answered('league'), team: answered('team'), match: answered('match'), player: answered('player') }
}

function answered(kind: FollowKind): number[] {
  try {
    const list: unknown = JSON.parse(stored(ANSWERED[kind]) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
