import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { asWritten, withoutUnset } from '../../app/search-params.ts'
import { type ChoiceSearch, readChoiceSearch } from '../../features/compare/choice.search.ts'
import { ChooserPage } from '../../features/compare/chooser-page.tsx'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/compare/')({
  validateSearch: asWritten<ChoiceSearch>,
  loader: ({ context }) => needTexts(context.app, 'compare', 'pair-chooser'),
  head: headOf((t) => ({
    title: t('titles.compare'),
    description: t('compare:chooserDescription'),
    path: '/compare',
  })),
  component: Page,
})

function Page() {
  const search = Route.useSearch({ select: readChoiceSearch, structuralSharing: true })
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
