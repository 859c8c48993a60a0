import { createFileRoute, notFound } from '@tanstack/react-router'
import { useCallback } from 'react'
import { pageHead, textsOf } from '../../app/head.ts'
import { asWritten, readId } from '../../app/search-params.ts'
import { comparisonOf } from '../../features/compare/compare.model.ts'
import { type CompareSearch, readCompareSearch } from '../../features/compare/compare.search.ts'
import { ComparePage } from '../../features/compare/compare-page.tsx'
import { loadComparison } from '../../features/compare/compare-queries.ts'
import { PairUnknown } from '../../features/compare/pair-unknown.tsx'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/compare/teams/$hid/$aid')({
  validateSearch: asWritten<CompareSearch>,
  // Filters are part of the address but not of the data: only other teams are loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context, params, location }) => {
    const ids = readPair(params)
    if (ids === undefined) throw notFound()
    const answer = await loadComparison(context, ids)
    if (answer?.error) throw notFound()
    const { language } = context.app.settings.get()
    const teams = comparisonOf(answer, {
      comparedIds: ids,
      compareSearch: readCompareSearch(location.search),
      language,
    })
    if (!teams) return null
    const names = { home: teams.home.name, away: teams.away.name }
    const t = textsOf(context.app)
    const path = `/compare/teams/${ids.hid}/${ids.aid}`
    return { title: t('compare:headTitle', names), description: t('compare:description', names), path }
  },
  head: ({ match, loaderData }) => {
    const { app } = match.context
    return pageHead(app, loaderData ?? { title: textsOf(app)('titles.compare'), hidden: true })
  },
  component: Page,
  notFoundComponent: PairUnknown,
})

function readPair(params: { hid: string; aid: string }) {
  const [hid, aid] = [readId(params.hid), readId(params.aid)]
  return hid === undefined || aid === undefined ? undefined : { hid, aid }
}

function Page() {
  const search = Route.useSearch({ select: readCompareSearch, structuralSharing: true })
  const ids = readPair(Route.useParams())
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (next: CompareSearch, replace = false) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  )
  if (ids === undefined) return null
  return (
    <>
      <DemoBanner />
      <ComparePage key={`${ids.hid} ${ids.aid}`} ids={ids} search={search} onSearch={onSearch} />
    </>
  )
}
