import {
  applySettings,
  consoleSettings,
  type mailTestOutcome,
  saveSettings as saveSettingsCall,
  testMailServer,
} from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { serve } from '../../../platform/http/serve.ts'
import { writeSetting } from '../../../platform/settings/settings.queries.ts'
import { noteAudit, type Operator, operatorOf } from '../audit/audit.ts'
import { mailWay } from './mail-way.ts'
import { saveSettings } from './save-settings.ts'
import { viewSettings } from './settings.view.ts'
import type { SettingsDeps } from './settings-deps.ts'
import { testMessage } from './test-message.ts'

/** Each try costs a call of a provider or a mail. */
export const TRIES = { max: 60, windowMs: 15 * 60_000 }

/** Settings that operators change in the browser. */
export async function settingsRoutes(app: FastifyInstance, deps: SettingsDeps): Promise<void> {
  serve(app, consoleSettings, () => viewSettings(deps))
  serve(app, saveSettingsCall, ({ body, request }) => saveSettings(deps, body, operatorOf(request)), {
    perAddress: TRIES,
  })
  serve(app, testMailServer, ({ body, request }) => sendTest(deps, body.to, operatorOf(request)), { perAddress: TRIES })
  serve(app, applySettings, async ({ request }) => ({ begun: await restart(deps, operatorOf(request)) }))
}

/** Sends a test message the way that mail goes now. */
export async function sendTest(
  { database, parts, brand, box, dataDir, clock }: SettingsDeps,
  to: string,
  operator: Operator,
): Promise<z.input<typeof mailTestOutcome>> {
  const { environment, config } = parts
  const now = clock.now()
  try {
    const options = { client: database.pool, environment, config, brand, box, dataDir: dataDir ?? config.DATA_DIR }
    const { kind, send } = await mailWay(options)
    await send(testMessage(to, brand, config.DEFAULT_LANGUAGE), `${now.toISOString().replaceAll(/[:.]/g, '-')}-test`)
    await noteAudit(database.pool, { operator, deed: { action: 'site.mail_test' }, now })
    return { status: kind === 'smtp' ? 'sent' : 'written', detail: null }
  } catch (error) {
    return { status: 'failed', detail: (error as Error).message.slice(0, 300) }
  }
}

/** Every process that reads this restarts. */
export const RESTART_SETTING = 'settings:restart'

export async function restart({ database, parts, clock }: SettingsDeps, operator: Operator): Promise<boolean> {
  if (parts.restart === null) return false
  const now = clock.now()
  await noteAudit(database.pool, { operator, deed: { action: 'site.restart' }, now })
  await writeSetting(database.pool, { name: RESTART_SETTING, value: now.toISOString(), now })
  return parts.restart()
}
