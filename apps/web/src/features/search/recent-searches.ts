import { store, stored } from '../../app/settings/settings.ts'

const KEY = 'recent_searches'
const KEPT = 6

/** The list with a text moved to its head, at most six. */
export function withSearch(list: readonly string[], text: string): string[] {
  return [text, ...list.filter((one) => one !== text)].slice(0, KEPT)
}

/** The last searches of this browser, newest first; anything unusable in the store is left out. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function keepSearches(list: readonly string[]): void {
  store(KEY, list.length === 0 ? null : JSON.stringify(list))
}
