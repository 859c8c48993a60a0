import { buffer } from 'node:stream/consumers'
import * as calls from '@touchline/contract'
import { accentContrast, BRAND_THEMES, isReadableAccent, nearestAccent } from '@touchline/football'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEFAULT_NAME } from '../../platform/brand.ts'
import { publicError } from '../../platform/http/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Operator } from '../console/audit/audit.ts'
import { operatorOf } from '../console/audit/audit.ts'
import { boundedBody, withUploads } from '../console/uploads.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { setupOperatorOf } from '../setup/setup-guard.ts'
import { changeSetting, lastChange } from '../site-settings/change-setting.ts'
import { readSetting } from '../site-settings/setting-rows.queries.ts'
import { heldOf, type SettingKey } from '../site-settings/site-settings.ts'
import { previewsOf } from './logo/brand-pictures.ts'
import { readLogo } from './logo/read-logo.ts'

/** Beyond it a file is not even read to its end. */
const MAX_READ_BYTES = 8 * calls.MAX_LOGO_BYTES
/** Drawing costs a thread for a moment. */
const DRAWN = { max: 60, windowMs: 15 * 60_000 }

interface BrandRouteDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'siteSettings' | 'brand'> {
  /** Name set by the environment. */
  siteName: string | undefined
}

/** Name, colours and logo in the console. */
export const consoleBrandRoutes = (app: FastifyInstance, deps: BrandRouteDeps) =>
  brandRoutes(app, deps, {
    read: calls.consoleBrand,
    look: calls.saveBrand,
    try: calls.tryLogo,
    logo: calls.saveLogo,
    remove: calls.removeLogo,
    operator: operatorOf,
    lastChange: (key, request) => lastChange(deps.database.pool, key, request),
  })

/** The same while the site is set up. */
export const setupBrandRoutes = (app: FastifyInstance, deps: BrandRouteDeps) =>
  brandRoutes(app, deps, {
    read: calls.setupBrand,
    look: calls.saveSetupBrand,
    try: calls.trySetupLogo,
    logo: calls.saveSetupLogo,
    remove: calls.removeSetupLogo,
    operator: setupOperatorOf,
    lastChange: async () => null,
  })

interface Place {
  read: typeof calls.consoleBrand | typeof calls.setupBrand
  look: typeof calls.saveBrand | typeof calls.saveSetupBrand
  try: typeof calls.tryLogo | typeof calls.trySetupLogo
  logo: typeof calls.saveLogo | typeof calls.saveSetupLogo
  remove: typeof calls.removeLogo | typeof calls.removeSetupLogo
  operator(request: FastifyRequest): Operator
  lastChange(key: SettingKey, request: FastifyRequest): Promise<calls.AuditEntry | null>
}

async function brandRoutes(app: FastifyInstance, deps: BrandRouteDeps, place: Place): Promise<void> {
  const { database, brand, siteName } = deps
  const held = async <K extends 'brand' | 'brand:logo'>(key: K, request: FastifyRequest) => ({
    ...heldOf(key, await readSetting(database.pool, key)),
    last_change: await place.lastChange(key, request),
  })
  const fileOf = (request: FastifyRequest) => buffer(boundedBody(request, MAX_READ_BYTES))
  const storeLogo = (request: FastifyRequest, version: number, value: calls.BrandLogo | null) =>
    changeSetting(deps, request, {
      ...{ key: 'brand:logo', version, value, action: 'site.logo', operator: place.operator(request) },
      said: factsOf,
    })

  serve(app, place.read, async ({ request }) => {
    const [look, { value, ...logo }] = await Promise.all([held('brand', request), held('brand:logo', request)])
    return {
      look,
      logo: { ...logo, value: value && factsOf(value) },
      name: brand.name,
      name_from_environment: siteName !== undefined,
      default_name: DEFAULT_NAME,
      revision: brand.revision,
    }
  })

  serve(app, place.look, async ({ body: { version, value }, request }) => {
    if (siteName !== undefined && value !== null && value.name !== null)
      throw publicError('bad_request', 'Body value.name: is set by the environment')
    const faults = faintOf(value)
    if (faults.length > 0) return { version, faults }
    const isUsual = value !== null && Object.values(value).every((one) => one === null)
    const stored = await changeSetting(deps, request, {
      ...{ key: 'brand', version, value: isUsual ? null : value, action: 'site.brand' },
      operator: place.operator(request),
    })
    return { ...stored, faults }
  })

  serve(app, place.remove, ({ body: { version }, request }) => storeLogo(request, version, null))

  await withUploads(app, (scope) => {
    serve(
      scope,
      place.try,
      async ({ request }) => {
        const read = await readLogo(await fileOf(request))
        if ('fault' in read) return { fault: read.fault, drawn: null }
        const { logo, removed } = read
        const pictures = await previewsOf({ name: brand.name, accents: brand.accents, logo })
        return { fault: null, drawn: { ...factsOf(logo), removed, pictures } }
      },
      { perAddress: DRAWN },
    )
    serve(
      scope,
      place.logo,
      async ({ query: { version }, request }) => {
        const read = await readLogo(await fileOf(request))
        if ('fault' in read) return { version, fault: read.fault }
        return { ...(await storeLogo(request, version, read.logo)), fault: null }
      },
      { perAddress: DRAWN },
    )
  })
}

const factsOf = ({ kind, width, height, ground }: calls.BrandLogo) => ({ kind, width, height, ground })

/** The colours that cannot be read on the grounds of their theme. */
function faintOf(look: calls.BrandLook) {
  return BRAND_THEMES.flatMap((theme) => {
    const accent = look?.[`accent_${theme}`] ?? null
    if (accent === null || isReadableAccent(theme, accent)) return []
    return [{ theme, ratio: accentContrast(theme, accent), nearest: nearestAccent(theme, accent) }]
  })
}
