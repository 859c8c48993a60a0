import type { FastifyPluginAsync } from 'fastify'
import type { ServerSettings } from '../../deps.ts'
import type { ChangeFollower } from '../../platform/changes/follower.ts'
import type { BillingDeps } from '../billing/billing-deps.ts'
import { consoleBrandRoutes } from '../brand/brand.routes.ts'
import type { OddsDisplays } from '../site-settings/odds-displays.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { backupFacts } from './backups/backup-facts.ts'
import { type BackupDeps, backupRoutes } from './backups/backups.routes.ts'
import { consoleRoutes } from './console.routes.ts'
import { consoleContactRoutes } from './contacts/contacts.routes.ts'
import { competitionRoutes } from './data/competitions.routes.ts'
import { correctionRoutes } from './data/corrections.routes.ts'
import { coverageRoutes } from './data/coverage.routes.ts'
import { importRoutes } from './data/imports.routes.ts'
import { nameRoutes } from './data/names.routes.ts'
import { nameProposals } from './data/names.ts'
import { sourceRoutes } from './data/sources.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { incidentRoutes } from './health/incidents.routes.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { consoleLegalRoutes } from './legal/legal.routes.ts'
import { consoleMailRoutes } from './mails/mails.routes.ts'
import { memberImportRoutes } from './members/import/import.routes.ts'
import { memberActionRoutes } from './members/member-actions.routes.ts'
import { memberPlanRoutes } from './members/member-plan.routes.ts'
import { memberRoutes } from './members/members.routes.ts'
import { refundRoutes } from './members/refund.routes.ts'
import { messageRoutes } from './messages/messages.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { consoleCodeRoutes } from './plans/codes.routes.ts'
import { consolePlanRoutes } from './plans/plans.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import type { SettingsDeps } from './settings/settings-deps.ts'
import { consoleSiteRoutes } from './site/site.routes.ts'

/** Dependencies of the console's rooms. */
type RoomDeps = BackupDeps &
  SettingsDeps &
  BillingDeps & {
    follower: ChangeFollower
    settings: ServerSettings
    odds: OddsDisplays
    dataDir: string | null
  }

/** Every call of the operator's console. */
export const consoleRooms: FastifyPluginAsync<RoomDeps> = async (app, rooms) => {
  const { database, clock, follower, settings, dataDir } = rooms
  const proposals = nameProposals(database, follower)
  await app.register(consoleRoutes, rooms)
  await app.register(auditRoutes, rooms)
  await app.register(healthRoutes, {
    ...rooms,
    dataDir,
    backupFacts: () => backupFacts(dataDir, clock.now()),
    countNames: async () => (await proposals.find(clock.now())).length,
  })
  await app.register(incidentRoutes, rooms)
  await app.register(sourceRoutes, rooms)
  await app.register(coverageRoutes, rooms)
  await app.register(nameRoutes, { ...rooms, proposals })
  await app.register(correctionRoutes, rooms)
  await app.register(competitionRoutes, rooms)
  await app.register(importRoutes, { ...rooms, dataDir, ladder: settings.ladder ?? [] })
  await app.register(jobRoutes, rooms)
  await app.register(backupRoutes, rooms)
  await app.register(settingsRoutes, rooms)
  await app.register(memberRoutes, rooms)
  await app.register(memberImportRoutes, rooms)
  await app.register(memberPlanRoutes, rooms)
  await app.register(consolePlanRoutes, rooms)
  await app.register(consoleCodeRoutes, rooms)
  await app.register(memberActionRoutes, rooms)
  await app.register(messageRoutes, rooms)
  await app.register(consoleMailRoutes, rooms)
  await app.register(consoleBrandRoutes, { ...rooms, siteName: settings.siteName })
  await app.register(consoleSiteRoutes, { ...rooms, top: settings.top, countryHeader: settings.countryHeader })
  await app.register(consoleContactRoutes, { ...rooms, contactTo: settings.contactTo })
  await app.register(moneyRoutes, rooms)
  await app.register(refundRoutes, rooms)
  await app.register(consoleLegalRoutes, { ...rooms, folder: settings.legalDir })
}
