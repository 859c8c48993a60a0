import { createFileRoute } from '@tanstack/react-router'
import { pageHead, textsOf } from '../app/head.ts'
import { languageTexts } from '../app/i18n/languages.ts'
import { withoutUnset } from '../app/search-params.ts'
import { readRecordSearch } from '../features/record/record.search.ts'
import { RecordPage } from '../features/record/record-page.tsx'
import { loadRecord } from '../features/record/record-queries.ts'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/record')({
  validateSearch: readRecordSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadRecord(context, deps),
  head: ({ match }) => {
    const { app } = match.context
    const t = languageTexts(app.settings.get().language).textsFor('record')
    return pageHead(app, { title: textsOf(app)('titles.record'), description: t('description'), path: '/record' })
  },
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <DemoBanner />
      <RecordPage
        search={search}
        onSearch={(next) =>
          void navigate({ search: withoutUnset(readRecordSearch({ ...next })), replace: true, resetScroll: false })
        }
      />
    </>
  )
}
