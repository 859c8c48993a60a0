import { z } from 'zod'
import { defineCall } from '../kit/call.ts'

export const LEGAL_PAGES = ['terms', 'privacy', 'legal', 'accessibility'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

export const legalText = defineCall({
  method: 'GET',
  path: '/legal/{page}',
  access: 'public',
  area: 'legal',
  summary: 'A legal text of the operator, or the starting text that ships with the product',
  params: z.object({ page: z.enum(LEGAL_PAGES) }),
  query: z.object({ language: z.enum(['en', 'pt']).default('en') }),
  answer: z.object({
    /** Of the text; another than asked for where the operator gave only that one. */
    language: z.enum(['en', 'pt']),
    title: z.string(),
    /** Safe to put into a page: made from Markdown without HTML. */
    html: z.string(),
    /** Day of the text. */
    version: z.iso.date(),
    /** False for the starting text: the operator has not put in an own one. */
    own: z.boolean(),
  }),
})
