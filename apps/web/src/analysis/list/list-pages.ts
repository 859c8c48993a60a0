import type { KeyboardEvent } from 'react'

/** The pages of a list as its links need them. */
export interface ListPages {
  /** 0 is the newest. */
  page: number
  /** Matches per page, 0 for all. */
  perPage: number
  /** Matches that the filters let through. */
  found: number
  hasPrevious: boolean
  hasNext: boolean
  onPage(page: number): void
}

/** Shift with an arrow turns the pages while the focus is in the list: left to older matches, right to newer ones. */
export function pageKeys({ page, hasPrevious, hasNext, onPage }: ListPages) {
  return (event: KeyboardEvent) => {
    if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    const to = event.key === 'ArrowLeft' && hasPrevious ? 1 : event.key === 'ArrowRight' && hasNext ? -1 : 0
    if (to === 0) return
    event.preventDefault()
    onPage(page + to)
  }
}
