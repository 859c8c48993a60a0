import { createFileRoute, notFound } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { readId } from '../../app/search-params.ts'
import { readPlayerSearch } from '../../features/player/player.search.ts'
import { PlayerPage } from '../../features/player/player-page.tsx'
import { loadPlayer } from '../../features/player/player-queries.ts'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/_member/player/$pid')({
  validateSearch: readPlayerSearch,
  // Tabs and sorting are part of the address but not of the data: only another player is loaded anew.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { app, queryClient }, params }) => {
    const pid = readId(params.pid)
    if (pid === undefined) throw notFound()
    const [player] = await Promise.all([
      loadPlayer(queryClient, pid),
      needTexts(app, 'player', 'profile', 'trophies', 'transfers', 'fixtures'),
    ])
    return { name: player?.display_name ?? null }
  },
  head: ({ match, loaderData }) => {
    const { app } = match.context
    return pageHead(app, { title: loaderData?.name ?? textsOf(app)('titles.player'), hidden: true })
  },
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const pid = readId(Route.useParams().pid)
  const navigate = Route.useNavigate()
  if (pid === undefined) return null
  return (
    <>
      <DemoBanner />
      <PlayerPage
        key={pid}
        pid={pid}
        search={search}
        onSearch={(next, replace = false) => void navigate({ search: next, replace, resetScroll: false })}
      />
    </>
  )
}
