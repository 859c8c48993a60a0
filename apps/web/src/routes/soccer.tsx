import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useCallback } from 'react'
import { needTexts } from '../app/app.ts'
import { pageHead, textsOf } from '../app/head.ts'
import { asWritten, readId } from '../app/search-params.ts'
import { type MatchSearch, readMatchSearch } from '../features/match/match.search.ts'
import { matchWords } from '../features/match/match-description.ts'
import { MatchPage } from '../features/match/match-page.tsx'
import { matchPicture } from '../features/match/match-picture.ts'
import { loadMatch } from '../features/match/match-queries.ts'
import { MatchMalformed, MatchUnknown } from '../features/match/match-unknown.tsx'
import { DemoBanner } from '../features/shell/frame.tsx'
import { ZoneLine } from '../ui/places/zone-line.tsx'

export const Route = createFileRoute('/soccer')({
  validateSearch: asWritten<MatchSearch>,
  // Read here: a publicly cached page identifies the match by this.
  loaderDeps: ({ search: { mid } }) => ({ mid: readId(mid) }),
  // Filters are part of the address but not of the data: only another match is loaded again, the queries keep this one fresh.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { app, queryClient }, deps: { mid }, location }) => {
    if (mid === undefined) {
      await needTexts(app, 'match')
      throw notFound()
    }
    const [basics] = await Promise.all([
      loadMatch(queryClient, mid, app.settings.get()),
      needTexts(app, 'match', 'history', ...(app.settings.get().tz_place === null ? [] : (['places'] as const))),
    ])
    // A match unknown to the server does not exist. In the browser it came from a list, and members see its fixture.
    if (basics === null && typeof window === 'undefined') throw notFound()
    if (basics === null && app.session.token() === null)
      throw redirect({ to: '/login', search: { next: location.href }, replace: true })
    if (!basics) return null
    const settings = app.settings.get()
    return {
      ...matchWords(basics, settings, app.page.prices),
      path: `/soccer?mid=${basics.match_id}`,
      image: matchPicture(basics, settings.language),
    }
  },
  head: ({ match, loaderData }) => {
    const { app } = match.context
    if (loaderData) return pageHead(app, loaderData)
    const title = textsOf(app)(match.status === 'notFound' ? 'match:unknown.title' : 'titles.match')
    return pageHead(app, { title, hidden: true })
  },
  component: Page,
  notFoundComponent: Missing,
})

function Missing() {
  const mid = Route.useSearch({ select: (search) => readId(search.mid) })
  return mid === undefined ? <MatchMalformed /> : <MatchUnknown mid={mid} />
}

function Page() {
  const search = Route.useSearch({ select: readMatchSearch, structuralSharing: true })
  const { mid } = search
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (next: MatchSearch, replace = false) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  )
  if (mid === undefined) return null
  return (
    <>
      <DemoBanner />
      <ZoneLine />
      <MatchPage key={mid} mid={mid} search={search} onSearch={onSearch} />
    </>
  )
}
