import { keepPreviousData } from '@tanstack/react-query'
import type { LegalPage } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import type { CallAnswer } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'

export type LegalDraft = CallAnswer<'GET /console/legal/{page}'>
export type SiteRoom = CallAnswer<'GET /console/site'>
export type NamedThing = SiteRoom['shown']['leagues'][number]

export const LEGAL_PAGES = ['terms', 'privacy', 'legal', 'accessibility'] as const
export const MAX_LEGAL = 40_000
export const MAX_TOP = 12
export const MAX_PARTNER_TEXT = 300
export const MAX_PARTNER_URL = 1000

export type OddsRoomData = CallAnswer<'GET /console/site/odds'>
export type OddsMode = OddsRoomData['display']['value']['mode']

export const legalTextsQuery = () => ({ ...callQuery('GET /console/legal', {}), staleTime: 0 })

export const legalDraftQuery = (page: LegalPage, language: Language) => ({
  ...callQuery('GET /console/legal/{page}', { params: { page }, query: { language } }),
  staleTime: 0,
})

/** Preview of the text; the former one stays until the next arrives. */
export const legalPreviewQuery = (page: LegalPage, markdown: string) => ({
  ...callQuery('POST /console/legal/{page}/preview', { params: { page }, body: { markdown } }),
  placeholderData: keepPreviousData,
})

export const siteRoomQuery = () => ({ ...callQuery('GET /console/site', {}), staleTime: 0 })

export const oddsRoomQuery = () => ({ ...callQuery('GET /console/site/odds', {}), staleTime: 0 })

export const foundQuery = (q: string) => ({
  ...callQuery('GET /console/site/found', { query: { q } }),
  placeholderData: keepPreviousData,
})
