import { LANGUAGES } from '@touchline/messages'
import { z } from 'zod'
import { LEGAL_PAGES } from '../accounts/legal.ts'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { auditEntry } from './console.ts'
import { inLanguages, settingSaved, settingVersion } from './site-values.ts'

export const MAX_LEGAL_TEXT = 40_000

/** A legal text as operators wrote it; null as long as none did. */
export const legalSetting = z
  .object({
    day: z.iso.date().describe('Day of the version.'),
    since: instant.describe('When this version began: who agreed before is asked again.'),
    texts: inLanguages(MAX_LEGAL_TEXT).describe('Markdown by language, at least one.'),
  })
  .nullable()
export type LegalSetting = z.infer<typeof legalSetting>

const page = z.enum(LEGAL_PAGES).describe('Which text.')
const language = z.enum(LANGUAGES).describe('Of the text.')
const markdown = boundedText(MAX_LEGAL_TEXT).describe('Markdown without HTML; its first line is the title, `# Title`.')
/** Where a text comes from. */
const origin = z
  .enum(['console', 'folder', 'product'])
  .describe(
    'Written here, from the folder that `LEGAL_DIR` names, which goes first, or the starting text of the product.',
  )

export const legalTexts = defineCall({
  method: 'GET',
  path: '/console/legal',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'The legal texts, where each comes from, and how many members agreed to the terms',
  answer: z.object({
    pages: z
      .array(z.object({ page, origin, day: z.iso.date().describe('Day of the text that is shown, in English.') }))
      .describe('Every page of legal texts.'),
    terms: z
      .object({
        members: z.number().int().describe('Active accounts.'),
        agreed: z.number().int().describe('Those that agreed to the version that is shown.'),
      })
      .nullable()
      .describe('Null as long as nobody is asked: the terms were not written here.'),
  }),
})

export const legalDraft = defineCall({
  method: 'GET',
  path: '/console/legal/{page}',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'A legal text to be changed, and its versions',
  params: z.object({ page }),
  query: z.object({ language }),
  answer: z.object({
    version: z.number().int().describe('Sent along with a change; 0 as long as nobody changed it.'),
    last_change: auditEntry.nullable().describe('The change that made this version; null without any.'),
    origin,
    day: z.iso.date().nullable().describe('Day of the version that was written here; null without one.'),
    markdown: z.string().describe('As it is in this language; where there is none, the starting text to begin with.'),
    written: z.boolean().describe('Whether it was written here in this language.'),
    history: z
      .array(
        z.object({
          version: z.number().int().describe('Counts the changes, from 1 on.'),
          day: z.iso.date().nullable().describe('Null where the product’s text came back.'),
          actor: z.string().describe('Who changed it; masked without `members.personal`.'),
          at: instant.describe('When it was changed, UTC.'),
        }),
      )
      .describe('The newest first, up to 50.'),
  }),
})

export const previewLegal = defineCall({
  method: 'POST',
  path: '/console/legal/{page}/preview',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'A legal text as it would look',
  params: z.object({ page }),
  body: z.object({ markdown }),
  answer: z.object({
    title: z.string().nullable().describe('Null without a line `# Title`.'),
    html: z.string().describe('Safe to put into a page: made from Markdown without HTML.'),
  }),
})

export const saveLegal = defineCall({
  method: 'POST',
  path: '/console/legal/{page}/save',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Publishes a legal text in one language, or goes back to the starting text in all of them',
  description: '409 when another operator changed it meanwhile, or the text comes from `LEGAL_DIR`.',
  params: z.object({ page }),
  body: z.object({
    version: settingVersion,
    language,
    markdown: markdown.nullable().describe('Null goes back to the starting text, in all languages.'),
    new_version: z
      .boolean()
      .describe('Gives the text the day of today; members are asked to agree again where it is the terms.'),
  }),
  answer: settingSaved,
})

export const legalCalls = [legalTexts, legalDraft, previewLegal, saveLegal] as const
