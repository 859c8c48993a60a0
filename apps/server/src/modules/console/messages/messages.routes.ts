import { announcements, saveBanner, saveMaintenance } from '@touchline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { changeSetting, lastChange, saidOf } from '../../site-settings/change-setting.ts'
import { readSetting } from '../../site-settings/setting-rows.queries.ts'
import { heldOf, type SettingKey } from '../../site-settings/site-settings.ts'

/** The banner and the maintenance page. */
export async function messageRoutes(app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  const { pool } = deps.database
  const held = async <K extends SettingKey>(key: K, request: FastifyRequest) => ({
    ...heldOf(key, await readSetting(pool, key)),
    last_change: await lastChange(pool, key, request),
  })

  serve(app, announcements, async ({ request }) => ({
    banner: await held('banner', request),
    maintenance: await held('maintenance', request),
  }))
  serve(app, saveBanner, ({ body, request }) =>
    changeSetting(deps, request, { key: 'banner', ...body, action: 'site.banner' }),
  )
  serve(app, saveMaintenance, ({ body, request }) =>
    changeSetting(deps, request, {
      key: 'maintenance',
      ...body,
      action: 'site.maintenance',
      said: ({ on, ...rest }) => ({ maintenance: on, ...saidOf(rest) }),
    }),
  )
}
