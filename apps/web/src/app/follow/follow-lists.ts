/** Kinds of followed things, with the setting of each list. A followed league is a favourite league. */
export const LIST_OF = {
  league: 'favorite_league',
  team: 'followed_team',
  match: 'followed_match',
  player: 'followed_player',
} as const

export type FollowKind = keyof typeof LIST_OF
export const KINDS = Object.keys(LIST_OF) as FollowKind[]

/** A team, league, match or player, and what people call it. */
export interface Followable {
  kind: FollowKind
  id: number
  name: string
}

/** Followed ids, by kind. */
export type FollowLists = Readonly<Record<FollowKind, readonly number[]>>

/** The list without the id when it was in it, with it at the end otherwise. */
export function toggled(list: readonly number[], id: number): number[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id]
}

/** Entries of a browser's list beyond the server's: chosen while signed out, and not in the account yet. */
export function chosenSignedOut(local: readonly number[], ...reported: (readonly number[])[]): number[] {
  const known = new Set(reported.flat())
  return local.filter((id) => !known.has(id))
}
