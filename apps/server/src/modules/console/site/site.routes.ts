import {
  consoleOdds,
  consoleSite,
  saveConsent,
  saveOddsDisplay,
  savePartners,
  saveTop,
  siteThings,
} from '@touchline/contract'
import { BOOKMAKER, bookmakerName, foldText } from '@touchline/football'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { findTop, type TopLists } from '../../site/site.queries.ts'
import { DEFAULT_TOP } from '../../site/site.routes.ts'
import { changeSetting, lastChange, saidOf } from '../../site-settings/change-setting.ts'
import type { OddsDisplays } from '../../site-settings/odds-displays.ts'
import { readSetting } from '../../site-settings/setting-rows.queries.ts'
import { heldOf } from '../../site-settings/site-settings.ts'
import { findSiteThings } from './site-things.queries.ts'

const MIN_SEARCH = 2
const FOUND = 20

/** The averages are nobody's, and the demo world has bookmakers of its own. */
const BOOKMAKERS = Object.entries(BOOKMAKER)
  .map(([key, id]) => ({ key, name: bookmakerName(id) ?? key }))
  .filter(({ key }) => key !== 'average' && key !== 'maximum')
  .toSorted((one, other) => one.name.localeCompare(other.name, SOURCE_LANGUAGE))

/** Settings for newcomers, and how prices are shown. */
export async function consoleSiteRoutes(
  app: FastifyInstance,
  deps: ModuleDeps & { top?: TopLists | undefined; countryHeader?: string | undefined; odds: OddsDisplays },
): Promise<void> {
  const { database, consent, odds, countryHeader = null, top = DEFAULT_TOP } = deps
  const { pool } = database
  const held = async <K extends 'top' | 'consent' | 'odds' | 'partners'>(key: K, request: FastifyRequest) => ({
    ...heldOf(key, await readSetting(pool, key)),
    last_change: await lastChange(pool, key, request),
  })
  const named = ({ id, name, countryName }: { id: number; name: string; countryName: string }) => ({
    id,
    name,
    country: countryName,
  })

  serve(app, consoleSite, async ({ request }) => {
    const [lists, asks] = await Promise.all([held('top', request), held('consent', request)])
    const [leagues, clubs] = await findTop(database, top, lists.value)
    return {
      top: lists,
      shown: { leagues: leagues.map(named), clubs: clubs.map(named) },
      consent: asks,
      default_consent: consent,
    }
  })

  serve(app, siteThings, async ({ query: { q } }) => {
    const folded = foldText(q.trim())
    if (folded.length < MIN_SEARCH) return { leagues: [], clubs: [] }
    return findSiteThings(pool, { pattern: `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`, limit: FOUND })
  })

  serve(app, saveTop, async ({ body: { version, value }, request }) => {
    if (value !== null) {
      const [leagues, clubs] = await findTop(database, top, value)
      const known = { leagues: new Set(leagues.map(({ id }) => id)), clubs: new Set(clubs.map(({ id }) => id)) }
      for (const box of ['leagues', 'clubs'] as const) {
        if (value[box].every((id) => known[box].has(id)) && new Set(value[box]).size === value[box].length) continue
        throw publicError('bad_request', `Body value ${box}: has to name each once, and only what there is`)
      }
    }
    return changeSetting(deps, request, { key: 'top', version, value, action: 'site.top' })
  })

  serve(app, saveConsent, ({ body: { version, value }, request }) =>
    changeSetting(deps, request, {
      key: 'consent',
      version,
      value,
      action: 'site.consent',
      said: (mode) => ({ consent: mode === 'required' }),
    }),
  )

  serve(app, consoleOdds, async ({ request }) => {
    const [display, partners] = await Promise.all([held('odds', request), held('partners', request)])
    return {
      ...{ display, partners, bookmakers: BOOKMAKERS },
      ...{ country_header: countryHeader, own_country: odds.countryOf(request.raw) },
    }
  })

  serve(app, saveOddsDisplay, ({ body: { version, value }, request }) =>
    changeSetting(deps, request, {
      ...{ key: 'odds', version, value, action: 'site.odds' },
      said: ({ mode, countries }) => ({
        mode,
        ...Object.fromEntries(countries.map((one) => [`countries.${one.country}`, one.mode])),
      }),
    }),
  )

  serve(app, savePartners, ({ body: { version, value }, request }) =>
    changeSetting(deps, request, {
      ...{ key: 'partners', version, value, action: 'site.partners' },
      said: ({ links, notices }) => ({
        ...Object.fromEntries(links.map((one) => [`links.${one.bookmaker}.${one.country ?? '*'}`, one.url])),
        ...Object.assign({}, ...notices.map(({ country, texts }) => saidOf(texts, `notices.${country ?? '*'}`))),
      }),
    }),
  )
}
