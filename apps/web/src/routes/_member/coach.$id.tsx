import { createFileRoute, notFound } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { readId } from '../../app/search-params.ts'
import { readCoachSearch } from '../../features/coach/coach.search.ts'
import { CoachPage } from '../../features/coach/coach-page.tsx'
import { loadCoach } from '../../features/coach/coach-queries.ts'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/_member/coach/$id')({
  validateSearch: readCoachSearch,
  // Tabs and seasons are part of the address but not of the data: only another coach is loaded anew.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { app, queryClient }, params }) => {
    const id = readId(params.id)
    if (id === undefined) throw notFound()
    const [coach] = await Promise.all([
      loadCoach(queryClient, id),
      needTexts(app, 'coach', 'profile', 'trophies', 'transfers', 'fixtures'),
    ])
    return { name: coach?.display_name ?? null }
  },
  head: ({ match, loaderData }) => {
    const { app } = match.context
    return pageHead(app, { title: loaderData?.name ?? textsOf(app)('titles.coach'), hidden: true })
  },
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const id = readId(Route.useParams().id)
  const navigate = Route.useNavigate()
  if (id === undefined) return null
  return (
    <>
      <DemoBanner />
      <CoachPage
        key={id}
        id={id}
        search={search}
        onSearch={(next, replace = false) => void navigate({ search: next, replace, resetScroll: false })}
      />
    </>
  )
}
