import { LANGUAGES, SOURCE_LANGUAGE } from '@touchline/messages'
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
  params: z.object({ page: z.enum(LEGAL_PAGES).describe('Which text.') }),
  query: z.object({ language: z.enum(LANGUAGES).default(SOURCE_LANGUAGE).describe('Language asked for.') }),
  answer: z.object({
    language: z.enum(LANGUAGES).describe('Of the text; another than asked for where the operator gave only that one.'),
    title: z.string().describe('Title of the text.'),
    html: z.string().describe('Safe to put into a page: made from Markdown without HTML.'),
    version: z.iso.date().describe('Day of the text.'),
    own: z.boolean().describe('False for the starting text: the operator has not put in an own one.'),
  }),
})
