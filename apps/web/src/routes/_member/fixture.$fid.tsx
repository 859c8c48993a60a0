import { createFileRoute } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { readId } from '../../app/search-params.ts'
import { readFixtureSearch } from '../../features/fixture/fixture.search.ts'
import { FixturePage } from '../../features/fixture/fixture-page.tsx'
import { FixtureUnknown } from '../../features/fixture/fixture-unknown.tsx'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/_member/fixture/$fid')({
  validateSearch: readFixtureSearch,
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { app } }) => needTexts(app, 'fixture'),
  head: ({ match }) =>
    pageHead(match.context.app, { title: textsOf(match.context.app)('titles.fixture'), hidden: true }),
  component: Page,
})

function Page() {
  const { fid } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const id = readId(fid)
  return (
    <>
      <DemoBanner />
      {id === undefined ? (
        <FixtureUnknown fid={null} />
      ) : (
        <FixturePage
          key={id}
          fid={id}
          search={search}
          onSearch={(next, replace = false) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </>
  )
}
