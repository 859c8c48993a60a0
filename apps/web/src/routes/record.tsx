import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '../app/head.ts'
import { asWritten, withoutUnset } from '../app/search-params.ts'
import { type RecordSearch, readRecordSearch } from '../features/record/record.search.ts'
import { RecordPage } from '../features/record/record-page.tsx'
import { loadRecord } from '../features/record/record-queries.ts'
import { DemoBanner } from '../features/shell/frame.tsx'

export const Route = createFileRoute('/record')({
  validateSearch: asWritten<RecordSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadRecord(context, readRecordSearch(deps)),
  head: headOf((t, { prices }) => ({
    title: t('record:headTitle'),
    description: t(prices ? 'record:description' : 'record:descriptionPlain'),
    path: '/record',
    feed: '/feeds/record',
  })),
  component: Page,
})

function Page() {
  const search = Route.useSearch({ select: readRecordSearch, structuralSharing: true })
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
