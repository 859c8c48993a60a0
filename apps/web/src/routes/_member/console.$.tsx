import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { ConsolePage } from '../../features/console/console-page.tsx'
import { Brand } from '../../features/shell/brand.tsx'

/** One route for all rooms of the console: visitors carry every route, and the rooms come with its page. */
export const Route = createFileRoute('/_member/console/$')({
  staticData: { bare: 'own-frame' },
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context }) => needTexts(context.app, 'console'),
  head: headOf((t) => ({ title: t('titles.console'), hidden: true })),
  component: Page,
})

function Page() {
  const { _splat = '' } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ConsolePage
      brand={<Brand />}
      path={_splat}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
