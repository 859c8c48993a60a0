import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '../app/head.ts'
import { asWritten, withoutUnset } from '../app/search-params.ts'
import { type FinderSearch, readFinderSearch } from '../features/finder/finder.search.ts'
import { FinderPage } from '../features/finder/finder-page.tsx'
import { loadFinder } from '../features/finder/finder-queries.ts'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/finder')({
  validateSearch: asWritten<FinderSearch>,
  loader: ({ context }) => loadFinder(context),
  head: headOf((t, { prices }) => ({
    title: t('finder:headTitle'),
    description: t(prices ? 'finder:description' : 'finder:descriptionPlain'),
    path: '/finder',
  })),
  component: Page,
})

function Page() {
  const search = Route.useSearch({ select: readFinderSearch, structuralSharing: true })
  const navigate = Route.useNavigate()
  return (
    <>
      <DemoBanner />
      <FinderPage
        search={search}
        onSearch={(next) => void navigate({ search: withoutUnset(next), resetScroll: false })}
      />
    </>
  )
}
