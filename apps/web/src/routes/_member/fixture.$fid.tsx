import { createFileRoute, notFound } from '@tanstack/react-router'
import { needTexts } from '../../app/app.ts'
import { headOf } from '../../app/head.ts'
import { asWritten, readId } from '../../app/search-params.ts'
import { type FixtureSearch, readFixtureSearch } from '../../features/fixture/fixture.search.ts'
import { FixturePage } from '../../features/fixture/fixture-page.tsx'
import { MemberPage } from '../../features/shell/member-page.tsx'

export const Route = createFileRoute('/_member/fixture/$fid')({
  validateSearch: asWritten<FixtureSearch>,
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { app }, params }) => {
    if (readId(params.fid) === undefined) throw notFound()
    return needTexts(app, 'fixture', 'people', 'statistics', 'events', 'absences')
  },
  head: headOf((t) => ({ title: t('titles.fixture'), hidden: true })),
  component: Page,
})

function Page() {
  return (
    <MemberPage
      id={Route.useParams().fid}
      search={Route.useSearch({ select: readFixtureSearch, structuralSharing: true })}
      navigate={Route.useNavigate()}
      page={FixturePage}
    />
  )
}
