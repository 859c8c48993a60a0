import { createFileRoute, notFound } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { memberHead } from '../../app/head.ts'
import { asWritten, readId } from '../../app/search-params.ts'
import { type PlayerSearch, readPlayerSearch } from '../../features/player/player.search.ts'
import { PlayerPage } from '../../features/player/player-page.tsx'
import { loadPlayer } from '../../features/player/player-queries.ts'
import { MemberPage } from '../../features/shell/member-page.tsx'

export const Route = createFileRoute('/_member/player/$pid')({
  validateSearch: asWritten<PlayerSearch>,
  // Tabs and sorting are part of the address but not of the data: only another player is loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { app, queryClient }, params }) => {
    const pid = readId(params.pid)
    if (pid === undefined) throw notFound()
    const [player] = await Promise.all([
      loadPlayer(queryClient, pid),
      needTexts(app, 'player', 'profile', 'trophies', 'transfers', 'fixtures', 'people', 'statistics'),
    ])
    return { name: player?.display_name ?? null }
  },
  head: memberHead('player'),
  component: Page,
})

function Page() {
  return (
    <MemberPage
      id={Route.useParams().pid}
      search={Route.useSearch({ select: readPlayerSearch, structuralSharing: true })}
      navigate={Route.useNavigate()}
      page={PlayerPage}
    />
  )
}
