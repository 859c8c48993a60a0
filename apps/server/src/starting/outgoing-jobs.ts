import { join, resolve } from 'node:path'
import type { Database } from '@touchline/database'
import type { Clock, Job } from '@touchline/runtime'
import type { Config } from '../config.ts'
import { stopMail } from '../modules/alerts/recipients/channels.queries.ts'
import { liveMail } from '../modules/console/settings/mail-way.ts'
import type { ConfigParts } from '../modules/console/settings/settings-deps.ts'
import { referralJob } from '../modules/referral/report-conversions.ts'
import { tapfiliate } from '../modules/referral/tapfiliate.ts'
import type { Brand } from '../platform/brand.ts'
import type { Log } from '../platform/log.ts'
import { mailJob } from '../platform/mail/send-due.ts'
import type { SecretBox } from '../platform/secrets/secret-box.ts'

interface Outgoing {
  config: Config
  brand: Brand
  log: Log
  database: Database
  clock: Clock
  configParts: ConfigParts
  box: SecretBox
}

/** Sends mail the way that counts at the moment. */
export function mailing({ config, brand, log, database, clock, configParts: { environment }, box }: Outgoing): Job {
  const dataDir = resolve(config.DATA_DIR)
  if (!config.SMTP_URL) log.info(`Mail is written to ${join(dataDir, 'outbox')}, because there is no SMTP_URL`)
  const send = liveMail({ client: database.pool, environment, config, brand, box, dataDir })
  return mailJob({ database, clock, log, send, onBounce: stopMail })
}

/** Reports sales to the service of partners' links, where one is set up. */
export function referrals({ config, log, database, clock }: Outgoing): Job[] {
  if (!config.TAPFILIATE_API_KEY) return []
  const service = tapfiliate({ baseUrl: config.TAPFILIATE_API_BASE, key: config.TAPFILIATE_API_KEY })
  return [referralJob({ database, clock, log, service })]
}
