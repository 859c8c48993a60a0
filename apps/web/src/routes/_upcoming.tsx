import { createFileRoute, useParams } from '@tanstack/react-router'
import { ReferralVisit } from '../features/referral/referral-visit.tsx'
import { DemoBanner } from '../features/shell/frame.tsx'
import { type ListSearch, readListSearch } from '../features/upcoming/list/list-search.ts'
import { UpcomingPage } from '../features/upcoming/upcoming-page.tsx'

/** The home page is one page for all days: going to another day changes the list and leaves the rest as it is. */
export const Route = createFileRoute('/_upcoming')({
  validateSearch: (search: Record<string, unknown>): ListSearch => readListSearch(search),
  component: Page,
})

function Page() {
  const { day } = useParams({ strict: false })
  return (
    <>
      <UpcomingPage dayText={day} search={Route.useSearch()} demoBanner={<DemoBanner hint />} />
      <ReferralVisit />
    </>
  )
}
