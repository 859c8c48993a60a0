import { type RefObject, useEffect, useState } from 'react'

/** On which sides of a row that is moved sideways there is more: for `data-more`. */
export function useOverflow(row: RefObject<HTMLElement | null>): string | undefined {
  const [more, setMore] = useState<string>()
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const sides = [scrollLeft > 1 && 'start', scrollLeft < scrollWidth - clientWidth - 1 && 'end']
      setMore(sides.filter(Boolean).join(' ') || undefined)
    }
    const watch = new ResizeObserver(look)
    for (const one of [element, ...element.children]) watch.observe(one)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return more
}
