import { useLocation } from '@tanstack/react-router'

/** Whether the page belongs to the list of matches, at any of its addresses. */
export function useOnMatches(): boolean {
  return useLocation({
    select: ({ pathname }) => pathname === '/' || pathname.startsWith('/matches') || pathname === '/soccer',
  })
}
