import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type PointerEvent, useMemo } from 'react'
import { moveByArrows } from './list/row-keys.ts'

/**
 * Makes the plain links inside an element go through the router. A list has hundreds of them, and a component for each would cost more than
 * the rest of the row; their stars are handled here for the same reason. Arrow keys move from match to match.
 */
export function useFollowLinks(onFollow: (match_id: number, name: string) => void) {
  const router = useRouter()
  return useMemo(
    () => ({
      onKeyDown: moveByArrows,
      onClick: (event: MouseEvent) => {
        const star = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-follow]') : null
        if (star)
          return onFollow(Number(star.dataset.follow), star.closest('li')?.querySelector('a')?.textContent ?? '')
        const address = innerAddress(event.target)
        if (!address || event.defaultPrevented || event.button !== 0) return
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void router.navigate({ href: address })
      },
      onPointerDown: (event: PointerEvent) => {
        const address = innerAddress(event.target)
        if (!address?.startsWith('/soccer?')) return
        const query = new URLSearchParams(address.slice(address.indexOf('?')))
        const search = {
          mid: Number(query.get('mid')),
          cid: Number(query.get('cid')),
          cn: query.get('cn') ?? undefined,
        }
        void router.preloadRoute({ to: '/soccer', search }).catch(() => {})
      },
    }),
    [router, onFollow],
  )
}

function innerAddress(target: EventTarget): string | null {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  return address?.startsWith('/') ? address : null
}
