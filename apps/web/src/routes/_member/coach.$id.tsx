import { createFileRoute, notFound } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { memberHead } from '../../app/head.ts'
import { asWritten, readId } from '../../app/search-params.ts'
import { type CoachSearch, readCoachSearch } from '../../features/coach/coach.search.ts'
import { CoachPage } from '../../features/coach/coach-page.tsx'
import { loadCoach } from '../../features/coach/coach-queries.ts'
import { MemberPage } from '../../features/shell/member-page.tsx'

export const Route = createFileRoute('/_member/coach/$id')({
  validateSearch: asWritten<CoachSearch>,
  // Tabs and seasons are part of the address but not of the data: only another coach is loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { app, queryClient }, params }) => {
    const id = readId(params.id)
    if (id === undefined) throw notFound()
    const [coach] = await Promise.all([
      loadCoach(queryClient, id),
      needTexts(app, 'coach', 'profile', 'trophies', 'transfers', 'fixtures', 'people', 'statistics'),
    ])
    return { name: coach?.display_name ?? null }
  },
  head: memberHead('coach'),
  component: Page,
})

function Page() {
  return (
    <MemberPage
      id={Route.useParams().id}
      search={Route.useSearch({ select: readCoachSearch, structuralSharing: true })}
      navigate={Route.useNavigate()}
      page={CoachPage}
    />
  )
}
