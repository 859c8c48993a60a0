import { BOOKMAKER } from '@touchline/football'
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

/** `full` with everything, `no_links` prices without a link to a bookmaker, `off` no price anywhere. */
export const ODDS_MODES = ['full', 'no_links', 'off'] as const
export type OddsMode = (typeof ODDS_MODES)[number]

export const MAX_ODDS_COUNTRIES = 250
export const MAX_PARTNER_LINKS = 200
export const MAX_PARTNER_TEXT = 300
export const MAX_PARTNER_URL = 1000

const countryCode = boundedText(2)
  .regex(/^[A-Z]{2}$/, 'has to be two capital letters of ISO 3166')
  .describe('Country of the visitor, ISO 3166-1 alpha-2.')
const oddsMode = z
  .enum(ODDS_MODES)
  .describe('`full` with everything, `no_links` prices without a link to a bookmaker, `off` no price anywhere.')

/** Whether each key is in the list once. */
const once = <T>(list: readonly T[], key: (one: T) => string) => new Set(list.map(key)).size === list.length

export const oddsDisplay = z.object({
  mode: oddsMode.describe('For visitors of every other country, and where the country is not known.'),
  countries: z
    .array(z.object({ country: countryCode, mode: oddsMode }))
    .max(MAX_ODDS_COUNTRIES)
    .refine((list) => once(list, ({ country }) => country), 'names a country twice')
    .describe('Countries with a mode of their own.'),
})
export type OddsDisplay = z.infer<typeof oddsDisplay>

/** Hosts that no visitor reaches: names without a dot, and addresses instead of names. */
const PRIVATE_HOST =
  /^(?:[^.]+|.*\.(?:localhost|local|internal|lan|home|corp|test|invalid|example|arpa)|[\d.]+|\[.*\])\.?$/i

/** Whether an address may be linked from pages: https, a public name, no sign-in in it. */
export function isPartnerUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    !PRIVATE_HOST.test(url.hostname) &&
    !/[\s<>"'`\\^{|}]/.test(text)
  )
}

export const partners = z.object({
  links: z
    .array(
      z.object({
        bookmaker: boundedText(40)
          .refine((key) => Object.hasOwn(BOOKMAKER, key), 'has to be a bookmaker of the list')
          .describe('Bookmaker, by its key in `PRICE_LADDER`.'),
        country: countryCode.nullable().describe('For visitors of this country; null for all others.'),
        url: boundedText(MAX_PARTNER_URL)
          .refine(isPartnerUrl, 'has to be an https address of a public host')
          .describe('Where the link leads, with what the partner counts by.'),
      }),
    )
    .max(MAX_PARTNER_LINKS)
    .refine(
      (list) => once(list, ({ bookmaker, country }) => `${bookmaker} ${country}`),
      'names a bookmaker twice for a country',
    )
    .describe('Links next to the names of bookmakers, marked as advertising.'),
  notices: z
    .array(
      z.object({
        country: countryCode.nullable().describe('For visitors of this country; null for all others.'),
        texts: inLanguages(MAX_PARTNER_TEXT).describe('By language; a text of the product where there is none.'),
      }),
    )
    .max(MAX_ODDS_COUNTRIES)
    .refine((list) => once(list, ({ country }) => String(country)), 'names a country twice')
    .describe('What stands with the links: from which age on, where to find help.'),
})
export type Partners = z.infer<typeof partners>

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
