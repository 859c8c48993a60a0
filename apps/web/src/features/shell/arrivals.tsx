import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** How long a list that is still on its way may bring the link that was left. */
const WAITED_MS = 3000

/**
 * Replaces the browser's behaviour at page loads: a screen reader hears the new page, the next Tab begins at its content, and after Back at
 * the link that was left.
 */
export function Arrivals() {
  const title = useArrivals()
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

interface Place {
  pathname: string
  search: { mid?: unknown }
  state: { __TSR_key?: string | undefined }
}

/** Filters and tabs are places on a page; another match is another page. */
const isSamePage = (one: Place, other: Place | undefined) =>
  one.pathname === other?.pathname && one.search.mid === other.search.mid

function useArrivals(): string {
  const router: AnyRouter = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    /** Addresses of the links that were followed, by the entry of the history they stood on. */
    const left = new Map<string | undefined, string | null>()
    let stopWaiting = () => {}
    const leave = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      stopWaiting()
      const link = document.activeElement?.closest('a[href]')
      if (fromLocation && link) left.set(fromLocation.state.__TSR_key, link.getAttribute('href'))
    })
    const arrive = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || isSamePage(toLocation, fromLocation)) return
      // The title is written with the page.
      requestAnimationFrame(() => setTitle(document.title))
      const content = document.getElementById('content')
      // A control of the page that still exists, such as the tab of a day, keeps the focus.
      if (content === null || (content !== document.activeElement && content.contains(document.activeElement))) return
      content.focus({ preventScroll: true })
      const href = left.get(toLocation.state.__TSR_key)
      if (href) stopWaiting = focusLink(href, content)
    })
    return () => {
      leave()
      arrive()
      stopWaiting()
    }
  }, [router])
  return title
}

/** Focuses a link as soon as it exists, unless the focus has left `content` before. */
function focusLink(href: string, content: HTMLElement): () => void {
  const find = () => {
    if (document.activeElement !== content) return true
    const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    link?.focus({ preventScroll: true })
    return link !== null
  }
  if (find()) return () => {}
  const watching = new MutationObserver(() => {
    if (find()) stop()
  })
  watching.observe(content, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), WAITED_MS)
  const stop = () => {
    watching.disconnect()
    clearTimeout(timer)
  }
  return stop
}
