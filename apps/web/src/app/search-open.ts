import { createStore, useStore } from './store.ts'

const open = createStore(false)
let asked = ''

/** Opens or closes the search from anywhere. @param words the initial text */
export function showSearch(next: boolean, words = ''): void {
  asked = words
  open.set(next)
}

/** The words the search was opened with. */
export const askedWords = (): string => asked

/** Whether the search is open now. */
export const useSearchOpen = (): boolean => useStore(open, () => false)
