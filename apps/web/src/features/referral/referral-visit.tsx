import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../app/lazy-part.ts'

const ReferralClick = lazyPart(() => import('./referral-click.tsx'), 'ReferralClick')

/** Notices that a visit came by a partner's link; everything that follows from it is loaded only then. */
export function ReferralVisit() {
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(location.search), [])
  if (!/[?&]ref=/.test(search)) return null
  return (
    <Suspense>
      <ReferralClick search={search} />
    </Suspense>
  )
}
