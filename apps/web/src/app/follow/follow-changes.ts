import type { FollowKind } from './follow-lists.ts'

/** A team, league, match or player. */
export interface Thing {
  kind: FollowKind
  id: number
}

export interface FollowChange extends Thing {
  isAdded: boolean
}

export const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`

/** Changes whose answer is awaited, by kind and id. */
export const pending = new Map<string, FollowChange>()
/** Counts the changes: only the answer to the newest one is the list as it is. */
let changes = 0

export const nextChange = (): number => ++changes

/** Number of the newest change; an answer that was requested before another one is out of date. */
export const newestChange = (): number => changes
