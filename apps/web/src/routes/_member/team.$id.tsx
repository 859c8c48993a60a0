import { createFileRoute, notFound } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { memberHead } from '../../app/head.ts'
import { asWritten, readId } from '../../app/search-params.ts'
import { MemberPage } from '../../features/shell/member-page.tsx'
import { readTeamSearch, type TeamSearch } from '../../features/team/team.search.ts'
import { TeamPage } from '../../features/team/team-page.tsx'
import { loadTeam } from '../../features/team/team-queries.ts'

export const Route = createFileRoute('/_member/team/$id')({
  validateSearch: asWritten<TeamSearch>,
  // Tabs and filters are part of the address but not of the data: only another team is loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { app, queryClient }, params }) => {
    const id = readId(params.id)
    if (id === undefined) throw notFound()
    const [team] = await Promise.all([
      loadTeam(queryClient, id),
      needTexts(
        app,
        'team',
        'history',
        'fixtures',
        'trophies',
        'transfers',
        'profile',
        'people',
        'statistics',
        'absences',
      ),
    ])
    if (team === null) throw notFound()
    return { name: team?.name ?? null }
  },
  head: memberHead('team'),
  component: Page,
})

function Page() {
  return (
    <MemberPage
      id={Route.useParams().id}
      search={Route.useSearch({ select: readTeamSearch, structuralSharing: true })}
      navigate={Route.useNavigate()}
      page={TeamPage}
    />
  )
}
