import type { QueryClient } from '@tanstack/react-query'
import type { LegalPage } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import { type App, needTexts } from '../../app/app.ts'
import { callQuery, prefetch } from '../../app/queries.ts'

/** A legal text in a language. */
export const legalQuery = (page: LegalPage, language: Language) =>
  callQuery('GET /legal/{page}', { params: { page }, query: { language } })

/** Prefetches the text, in the page's language. */
export async function loadLegal(
  { queryClient, app }: { queryClient: QueryClient; app: App },
  page: LegalPage,
): Promise<void> {
  await Promise.all([needTexts(app, 'legal'), prefetch(queryClient, legalQuery(page, app.settings.get().language))])
}
