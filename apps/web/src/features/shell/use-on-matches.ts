import { useLocation } from '@tanstack/react-router'

/** The page belongs to the list of matches, whichever of its addresses it has. */
export function useOnMatches(): boolean {
  return useLocation({
    select: ({ pathname }) => pathname === '/' || pathname.startsWith('/matches') || pathname === '/soccer',
  })
}
