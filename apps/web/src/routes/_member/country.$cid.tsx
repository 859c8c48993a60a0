import { createFileRoute, notFound } from '@tanstack/react-router'
import { countryById } from '@touchline/football'
import { needTexts } from '../../app/app.ts'
import { memberHead } from '../../app/head.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { asWritten, readId } from '../../app/search-params.ts'
import { type CountrySearch, readCountrySearch } from '../../features/country/country.search.ts'
import { CountryPage } from '../../features/country/country-page.tsx'
import { startCountry } from '../../features/country/country-queries.ts'
import { DemoBanner } from '../../features/shell/frame.tsx'

export const Route = createFileRoute('/_member/country/$cid')({
  validateSearch: asWritten<CountrySearch>,
  loader: async ({ context: { app, queryClient }, params }) => {
    const cid = readId(params.cid)
    if (cid === undefined) throw notFound()
    const country = countryById(cid)
    if (country) startCountry(queryClient, country.id)
    await needTexts(app, 'country')
    return { name: country && translatedCountry(app.settings.get().language, country.name) }
  },
  head: memberHead('country'),
  component: Page,
})

function Page() {
  const cid = readId(Route.useParams().cid)
  const { tab } = Route.useSearch({ select: readCountrySearch, structuralSharing: true })
  const navigate = Route.useNavigate()
  if (cid === undefined) return null
  return (
    <>
      <DemoBanner />
      <CountryPage
        key={cid}
        cid={cid}
        tab={tab ?? 'league'}
        onTab={(next) => void navigate({ search: { tab: next === 'league' ? undefined : next }, resetScroll: false })}
      />
    </>
  )
}
