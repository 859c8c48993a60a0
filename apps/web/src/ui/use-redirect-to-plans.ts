import { useNavigate } from '@tanstack/react-router'
import type { AccessType } from '@touchline/contract'
import { useEffect } from 'react'
import { noteReturnTo } from './return-to.ts'

/** The page that explains a refusal, by the `type` of the gated answer. */
const PAGES = { 0: 'not-paid', 1: 'expired', 2: null } as const satisfies Record<AccessType, string | null>

/** Replaces a page for subscribers with the one that explains what is missing. @param type undefined before there is an answer */
export function useRedirectToPlans(type: AccessType | undefined): void {
  const navigate = useNavigate()
  const page = type === undefined ? null : PAGES[type]
  useEffect(() => {
    if (page === null) return
    noteReturnTo()
    void navigate({ to: '/message/subscribe/$type', params: { type: page }, replace: true })
  }, [page, navigate])
}
