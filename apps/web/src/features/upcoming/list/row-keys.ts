import type { KeyboardEvent } from 'react'

/** Steps down or up the list by an arrow key. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys lead from the link of one match to that of the next. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const target = event.target as Element
  if (step === undefined || !target.matches('li > a:first-child')) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a:first-child')]
  const next = links[links.indexOf(target as HTMLElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
