import { type Database, inTransaction, tidy } from '@touchline/database'
import type { Clock } from './clock.ts'
import { pruneLiveEvents } from './ingest/change-log.ts'
import { derive } from './ingest/derive/derive.ts'
import { learnTeams, sayLearnt } from './ingest/joining/teams/learn-teams.ts'
import { weighNames } from './ingest/names/weigh-names.ts'
import { dropOldMonths } from './ingest/sinks/odds-changes.ts'
import { dropNeverActivated } from './modules/accounts/accounts.queries.ts'
import { dropOldTokens } from './modules/accounts/sessions/session.queries.ts'
import { dropOldReturned } from './modules/billing/subscriptions/returned-contracts.queries.ts'
import { dropOldEvents } from './modules/billing/webhooks.routes.ts'
import { dropOldMessages, dropSpentCaptchas } from './modules/contacts/contacts.queries.ts'
import { dropOldDraws } from './modules/finder/chance/kept-draws.queries.ts'
import { dropOldClicks } from './modules/referral/referral.queries.ts'
import { dropOldAttempts } from './platform/http/old-attempts.ts'
import type { Job } from './platform/jobs/scheduler.ts'
import type { Log } from './platform/log.ts'
import { dropOldMail } from './platform/mail/outbox.ts'

const HOUSEKEEPING_EVERY_MS = 3_600_000

/** What has had its time goes, every hour. */
export function housekeepingJob(database: Database, clock: Clock, log: Pick<Log, 'info'>): Job {
  let turns = 0
  return {
    name: 'housekeeping',
    everyMs: HOUSEKEEPING_EVERY_MS,
    run: async () => {
      // Nothing has had its time when a process has just started.
      if (turns++ > 0) await runHousekeeping(database, clock, log)
      return undefined
    },
  }
}

/**
 * Drops what has had its time, makes teams one that results show to be one and computes the tables an import that was cut short left due.
 */
async function runHousekeeping(database: Database, clock: Clock, log: Pick<Log, 'info'>): Promise<void> {
  const now = clock.now()
  await pruneLiveEvents(database, now)
  await inTransaction(database, (client) => dropOldMonths(client, now))
  await dropOldTokens(database, now)
  await dropNeverActivated(database, now)
  await dropOldMail(database, now)
  await dropOldEvents(database, now)
  await dropOldReturned(database, now)
  await dropSpentCaptchas(database, now)
  await dropOldMessages(database, now)
  await dropOldClicks(database, now)
  await dropOldDraws(database, now)
  await dropOldAttempts(database)
  await learnTeams(database, { now, onLearnt: (learnt) => log.info(sayLearnt(learnt)) })
  await derive(database, { now })
  await weighNames(database, now)
  await tidy(database)
}
