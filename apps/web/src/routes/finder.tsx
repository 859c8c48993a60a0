import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { languageTexts } from '../app/i18n/languages.ts'
import { withoutUnset } from '../app/search-params.ts'
import { writtenFinder } from '../features/finder/finder.search.ts'
import { FinderPage } from '../features/finder/finder-page.tsx'
import { loadFinder } from '../features/finder/finder-queries.ts'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/finder')({
  validateSearch: writtenFinder,
  loader: ({ context }) => loadFinder(context),
  head: ({ match }) => {
    const { app } = match.context
    const t = languageTexts(app.settings.get().language).textsFor('finder')
    return pageHead(app, { title: textsOf(app)('titles.finder'), description: t('description'), path: '/finder' })
  },
  component: Page,
})

function Page() {
  const search = Route.useSearch()
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
