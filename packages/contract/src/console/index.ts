import { backupCalls } from './backups.ts'
import { brandCalls } from './brand.ts'
import { audit, consoleMe, setRole, staff } from './console.ts'
import { contactCalls } from './contacts.ts'
import { dataCalls } from './data.ts'
import { dataDecisionCalls } from './data-decisions.ts'
import { healthCalls } from './health.ts'
import { jobCalls } from './jobs.ts'
import { legalCalls } from './legal.ts'
import { mailCalls } from './mails.ts'
import { memberActionCalls } from './member-actions.ts'
import { memberImportCalls } from './member-import.ts'
import { memberPlanCalls } from './member-plan.ts'
import { memberCalls } from './members.ts'
import { messageCalls } from './messages.ts'
import { moneyCalls } from './money.ts'
import { planCalls } from './plans.ts'
import { settingCalls } from './settings.ts'
import { siteCalls } from './site.ts'

export * from './backups.ts'
export * from './brand.ts'
export * from './console.ts'
export * from './contacts.ts'
export * from './data.ts'
export * from './data-decisions.ts'
export * from './health.ts'
export * from './jobs.ts'
export * from './legal.ts'
export * from './mails.ts'
export * from './member-actions.ts'
export * from './member-import.ts'
export * from './member-plan.ts'
export * from './member-states.ts'
export * from './members.ts'
export * from './messages.ts'
export * from './money.ts'
export * from './plans.ts'
export * from './roles.ts'
export * from './settings.ts'
export * from './setup.ts'
export * from './site.ts'
export * from './site-values.ts'

/** The calls of the operator's console, one list for each room. */
export const consoleCalls = [
  consoleMe,
  audit,
  staff,
  setRole,
  ...healthCalls,
  ...jobCalls,
  ...backupCalls,
  ...dataCalls,
  ...dataDecisionCalls,
  ...memberCalls,
  ...memberImportCalls,
  ...memberPlanCalls,
  ...memberActionCalls,
  ...planCalls,
  ...moneyCalls,
  ...settingCalls,
  ...messageCalls,
  ...contactCalls,
  ...mailCalls,
  ...legalCalls,
  ...siteCalls,
  ...brandCalls,
] as const
