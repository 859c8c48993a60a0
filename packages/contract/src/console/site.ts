import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id } from '../kit/fields.ts'
import { boundedParam } from '../kit/text.ts'
import {
  consentMode,
  heldSetting,
  oddsDisplay,
  partners,
  settingSaved,
  settingVersion,
  topLists,
} from './site-values.ts'

const named = z.object({ id, name: z.string(), country: z.string().describe('English name of its country.') })
export type NamedThing = z.infer<typeof named>
const lists = {
  leagues: z.array(named).describe('Leagues.'),
  clubs: z.array(named).describe('Clubs.'),
}

export const consoleSite = defineCall({
  method: 'GET',
  path: '/console/site',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'What newcomers see, and whether they are asked for consent',
  answer: z.object({
    top: heldSetting(topLists).describe('Leagues and clubs of the boxes.'),
    shown: z.object(lists).describe('Those that are shown now, in their order.'),
    consent: heldSetting(consentMode).describe('As operators set it.'),
    default_consent: z.enum(['off', 'required']).describe('As `CONSENT` says.'),
  }),
})

export const siteThings = defineCall({
  method: 'GET',
  path: '/console/site/found',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Leagues and clubs by part of their name, up to 20 of each',
  query: z.object({ q: boundedParam(100).describe('Part of the name, two letters at least.') }),
  answer: z.object(lists),
})

export const saveTop = defineCall({
  method: 'POST',
  path: '/console/site/top',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Changes the leagues and clubs that newcomers see; 400 names an id that there is not',
  body: z.object({ version: settingVersion, value: topLists }),
  answer: settingSaved,
})

export const saveConsent = defineCall({
  method: 'POST',
  path: '/console/site/consent',
  access: 'console',
  permission: 'settings.change',
  area: 'console',
  summary: "Changes whether cookies of partners' links wait for the visitor's consent",
  body: z.object({ version: settingVersion, value: consentMode }),
  answer: settingSaved,
})

export const consoleOdds = defineCall({
  method: 'GET',
  path: '/console/site/odds',
  access: 'console',
  permission: 'texts.change',
  area: 'console',
  summary: 'Where prices are shown, and the links to partners',
  answer: z.object({
    display: heldSetting(oddsDisplay).describe('Mode by country of the visitor.'),
    partners: heldSetting(partners).describe('Links and what stands with them.'),
    country_header: z
      .string()
      .nullable()
      .describe('The header that says the country of a visitor, as `COUNTRY_HEADER` says; null where nothing does.'),
    own_country: z.string().nullable().describe('Country of the operator by that header; null where it is not known.'),
    bookmakers: z
      .array(z.object({ key: z.string().describe('As in `PRICE_LADDER`.'), name: z.string() }))
      .describe('Bookmakers that can be linked, by name.'),
  }),
})

export const saveOddsDisplay = defineCall({
  method: 'POST',
  path: '/console/site/odds-display',
  access: 'console',
  permission: 'settings.change',
  area: 'console',
  summary: 'Changes where prices are shown',
  body: z.object({ version: settingVersion, value: oddsDisplay }),
  answer: settingSaved,
})

export const savePartners = defineCall({
  method: 'POST',
  path: '/console/site/partners',
  access: 'console',
  permission: 'settings.change',
  area: 'console',
  summary: 'Changes the links to partners; 400 says at which place what is wrong',
  body: z.object({ version: settingVersion, value: partners }),
  answer: settingSaved,
})

export const siteCalls = [
  consoleSite,
  siteThings,
  saveTop,
  saveConsent,
  consoleOdds,
  saveOddsDisplay,
  savePartners,
] as const
