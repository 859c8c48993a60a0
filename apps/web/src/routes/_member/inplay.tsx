import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { asWritten } from '../../app/search-params.ts'
import { type InplaySearch, readInplaySearch } from '../../features/inplay/inplay.search.ts'
import { InplayPage } from '../../features/inplay/inplay-page.tsx'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/_member/inplay')({
  validateSearch: asWritten<InplaySearch>,
  loader: ({ context }) => needTexts(context.app, 'inplay'),
  head: headOf((t) => ({ title: t('titles.inplay'), hidden: true })),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <>
      <DemoBanner />
      <InplayPage
        search={Route.useSearch({ select: readInplaySearch, structuralSharing: true })}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    </>
  )
}
