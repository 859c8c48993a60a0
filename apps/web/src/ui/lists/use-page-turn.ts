import { type RefObject, useEffect, useRef } from 'react'

/** The element around buttons that turn pages, and the turning: where the pressed button goes, the focus stays among the pages. */
export function usePageTurn(onPage: (page: number) => void): {
  nav: RefObject<HTMLElement | null>
  turn(page: number): void
} {
  const nav = useRef<HTMLElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (turned.current && document.activeElement === document.body) nav.current?.focus({ preventScroll: true })
    turned.current = false
  })
  const turn = (page: number) => {
    turned.current = true
    onPage(page)
  }
  return { nav, turn }
}
