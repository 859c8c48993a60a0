import { LANGUAGES, type Language } from '@touchline/messages'
import { z } from 'zod'
import { id, sentInstant } from '../kit/fields.ts'
import { boundedText } from '../kit/text.ts'
import { auditEntry } from './console.ts'

export const MAX_BANNER_TEXT = 300
export const MAX_MAINTENANCE_TEXT = 1000
export const BANNER_LEVELS = ['info', 'warn', 'bad'] as const

/** A text in each language that has one. */
export const inLanguages = (max: number) => z.partialRecord(z.enum(LANGUAGES), boundedText(max).trim())
export type InLanguages = Partial<Record<Language, string>>

const hasText = (texts: InLanguages) => Object.values(texts).some((text) => text !== '')

export const banner = z
  .object({
    shown: z.boolean().describe('Whether it is shown at all.'),
    level: z
      .enum(BANNER_LEVELS)
      .describe('`info` news, `warn` something is about to change, `bad` something does not work.'),
    texts: inLanguages(MAX_BANNER_TEXT).describe('By language; a reader whose language has none sees another one.'),
    from: sentInstant.nullable().describe('From when on, UTC; null from now on.'),
    until: sentInstant.nullable().describe('Until when, UTC; null without an end.'),
  })
  .refine(({ shown, texts }) => !shown || hasText(texts), { path: ['texts'], error: 'is missing' })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    error: 'has to be after its beginning',
  })
export type Banner = z.infer<typeof banner>

export const maintenance = z.object({
  on: z.boolean().describe('Whether visitors and members see a page that says so instead of the site.'),
  texts: inLanguages(MAX_MAINTENANCE_TEXT).describe('By language; a text of the product where there is none.'),
  until: sentInstant.nullable().describe('When the site is expected back, UTC; browsers ask again then.'),
})
export type Maintenance = z.infer<typeof maintenance>

export const MAX_TOP = 12

export const topLists = z
  .object({
    leagues: z.array(id).max(MAX_TOP).describe('Ids, in the order of the box.'),
    clubs: z.array(id).max(MAX_TOP).describe('Ids, in the order of the box.'),
  })
  .nullable()
  .describe('What newcomers see in the boxes of the home page; null as the server is configured.')
export type TopLists = z.infer<typeof topLists>

export const consentMode = z
  .enum(['off', 'required'])
  .nullable()
  .describe("`required`: cookies of partners' links wait for the visitor; null as `CONSENT` says.")

/** `version` of the setting the operator looks at. */
export const settingVersion = z
  .number()
  .int()
  .min(0)
  .describe('`version` of what the operator looks at; 409 when another operator changed it meanwhile.')

/** A setting as the console shows it. */
export const heldSetting = <S extends z.ZodType>(value: S) =>
  z.object({
    version: z.number().int().describe('Sent along with a change; 0 as long as nobody changed it.'),
    last_change: auditEntry.nullable().describe('The change that made this version; null without any.'),
    value: value.describe('As it is in force.'),
  })

export const settingSaved = z.object({ version: z.number().int().describe('Of the setting from now on.') })
