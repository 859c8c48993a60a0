import { consoleSite, saveConsent, saveTop, siteThings } from '@touchline/contract'
import { foldText } from '@touchline/football'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { findTop, type TopLists } from '../../site/site.queries.ts'
import { DEFAULT_TOP } from '../../site/site.routes.ts'
import { changeSetting, lastChange } from '../../site-settings/change-setting.ts'
import { readSetting } from '../../site-settings/setting-rows.queries.ts'
import { heldOf } from '../../site-settings/site-settings.ts'
import { findSiteThings } from './site-things.queries.ts'

const MIN_SEARCH = 2
const FOUND = 20

/** Settings for newcomers. */
export async function consoleSiteRoutes(
  app: FastifyInstance,
  deps: ModuleDeps & { top?: TopLists | undefined },
): Promise<void> {
  const { database, consent, top = DEFAULT_TOP } = deps
  const { pool } = database
  const held = async <K extends 'top' | 'consent'>(key: K, request: FastifyRequest) => ({
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
      usual_consent: consent,
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
}
