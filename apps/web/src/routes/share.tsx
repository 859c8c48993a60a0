import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { headOf } from '../app/head.ts'
import { sharedPlace } from '../app/offline/shared.ts'
import { showSearch } from '../app/search-open.ts'

/** Target of things shared with the installed app: a page of this site, or words to search for. */
export const Route = createFileRoute('/share')({
  head: headOf(() => ({ hidden: true })),
  component: Shared,
})

function Shared() {
  const navigate = useNavigate()
  useEffect(() => {
    const { own, words } = sharedPlace(new URLSearchParams(location.search), location.origin)
    void navigate({ href: own ?? '/', replace: true })
    if (own === null && words !== '') showSearch(true, words)
  }, [navigate])
  return null
}
