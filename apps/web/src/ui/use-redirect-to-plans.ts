import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { noteReturnTo } from './return-to.ts'

/**
 * Leads from a page for subscribers to the page that says what is missing, in the place of this one.
 * @param type what the gated answer says: 0 not paid, 1 expired; undefined before there is one
 */
export function useRedirectToPlans(type: number | undefined): void {
  const navigate = useNavigate()
  const refused = type === 0 ? 'not-paid' : type === 1 ? 'expired' : null
  useEffect(() => {
    if (refused === null) return
    noteReturnTo()
    void navigate({ to: '/message/subscribe/$type', params: { type: refused }, replace: true })
  }, [refused, navigate])
}
