import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { languageTexts } from '../../app/i18n/languages.ts'
import { withoutUnset } from '../../app/search-params.ts'
import { readChoiceSearch } from '../../features/compare/choice.search.ts'
import { ChooserPage } from '../../features/compare/chooser-page.tsx'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/compare/')({
  validateSearch: readChoiceSearch,
  loader: ({ context }) => needTexts(context.app, 'compare', 'pair-chooser'),
  head: ({ match }) => {
    const { app } = match.context
    const t = languageTexts(app.settings.get().language).textsFor('compare')
    return pageHead(app, {
      title: textsOf(app)('titles.compare'),
      description: t('chooserDescription'),
      path: '/compare',
    })
  },
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <DemoBanner />
      <ChooserPage
        search={search}
        onSearch={(next) => void navigate({ search: withoutUnset(next), replace: true, resetScroll: false })}
      />
    </>
  )
}
