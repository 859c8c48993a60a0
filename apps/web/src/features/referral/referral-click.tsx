import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { siteQuery } from '../../app/site.ts'
import { noteClick, referralOf } from './click.ts'
import { type Consent, keepConsent, readConsent } from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'

/** Notes the visit, where consent is required only after the visitor allowed it. */
export function ReferralClick({ search }: { search: string }) {
  const { data: site } = useQuery(siteQuery())
  const [consent, setConsent] = useState<Consent>(readConsent)
  const referral = referralOf(search)
  const allowed = site !== undefined && (site.consent === 'off' || consent === 'granted')
  useEffect(() => {
    if (allowed && referral !== null) void noteClick(referral)
  }, [allowed, referral])
  if (referral === null || site?.consent !== 'required' || consent !== null) return null
  return (
    <ConsentBar
      onChoice={(choice) => {
        keepConsent(choice)
        setConsent(choice)
      }}
    />
  )
}
