import { createFileRoute, notFound } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { memberHead } from '../../app/head.ts'
import { prefetch } from '../../app/queries.ts'
import { asWritten, readId } from '../../app/search-params.ts'
import { type LeagueSearch, readLeagueSearch } from '../../features/league/league.search.ts'
import { LeaguePage } from '../../features/league/league-page.tsx'
import { leagueQuery } from '../../features/league/league-queries.ts'
import { MemberPage } from '../../features/shell/member-page.tsx'

export const Route = createFileRoute('/_member/league/$lid')({
  validateSearch: asWritten<LeagueSearch>,
  // The address selects views, not data: only another league is loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { app, queryClient }, params }) => {
    const lid = readId(params.lid)
    if (lid === undefined) throw notFound()
    const query = leagueQuery(lid)
    await Promise.all([needTexts(app, 'league', 'fixtures', 'standings', 'statistics'), prefetch(queryClient, query)])
    const league = queryClient.getQueryData(query.queryKey)
    return { name: league?.type === 2 ? league.name : null }
  },
  head: memberHead('league'),
  component: Page,
})

function Page() {
  return (
    <MemberPage
      id={Route.useParams().lid}
      search={Route.useSearch({ select: readLeagueSearch, structuralSharing: true })}
      navigate={Route.useNavigate()}
      page={LeaguePage}
    />
  )
}
