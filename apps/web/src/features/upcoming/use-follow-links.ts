import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type PointerEvent, useMemo } from 'react'
import { moveByArrows } from './list/row-keys.ts'

/**
 * Makes the plain links inside an element go through the router. A list has hundreds of them, and a component of its own for each
 * would cost more than the rest of the row. Arrow keys lead from match to match.
 */
export function useFollowLinks() {
  const router = useRouter()
  return useMemo(
    () => ({
      onKeyDown: moveByArrows,
      onClick: (event: MouseEvent) => {
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
    [router],
  )
}

function innerAddress(target: EventTarget): string | null {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  return address?.startsWith('/') ? address : null
}
