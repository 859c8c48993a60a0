import { type Database, inTransaction, tidy } from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { weighNames } from '@touchline/ingest/derive/names/weigh-names.ts'
import { derive } from '@touchline/ingest/derive/seasons/derive.ts'
import { learnTeams, sayLearnt } from '@touchline/ingest/joining/teams/learn-teams.ts'
import { pruneLiveEvents } from '@touchline/ingest/write/change-log.ts'
import { dropOldMonths } from '@touchline/ingest/write/sinks/odds-changes.ts'
import type { Clock, Job } from '@touchline/runtime'
import { dropNeverActivated } from './modules/accounts/accounts.queries.ts'
import { dropOldTokens } from './modules/accounts/sessions/session.queries.ts'
import { dropOldAlerts } from './modules/alerts/recipients/recipient.queries.ts'
import { dropOldOrders } from './modules/billing/plans/orders.queries.ts'
import { dropOldReturned } from './modules/billing/subscriptions/returned-contracts.queries.ts'
import { dropOldEvents } from './modules/billing/webhooks.routes.ts'
import { dropOldEntries } from './modules/console/audit/audit.queries.ts'
import { dropOldTasks } from './modules/console/tasks/tasks.queries.ts'
import { dropOldMessages, dropSpentCaptchas } from './modules/contacts/contacts.queries.ts'
import { dropOldDraws } from './modules/finder/chance/kept-draws.queries.ts'
import { dropOldMatchFollows } from './modules/follow/follow.queries.ts'
import { dropOldClicks } from './modules/referral/referral.queries.ts'
import { dropOldAttempts } from './platform/http/old-attempts.ts'
import type { Log } from './platform/log.ts'
import { dropOldMail } from './platform/mail/outbox.ts'

const HOUSEKEEPING_EVERY_MS = HOUR_MS

/** Deletes expired data, every hour. */
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

/** Deletes expired data, merges teams that results show to be one and computes the tables that an interrupted import left due. */
async function runHousekeeping(database: Database, clock: Clock, log: Pick<Log, 'info'>): Promise<void> {
  const now = clock.now()
  await pruneLiveEvents(database, now)
  await inTransaction(database, (client) => dropOldMonths(client, now))
  await dropOldTokens(database, now)
  await dropNeverActivated(database, now)
  await dropOldMail(database, now)
  await dropOldEvents(database, now)
  await dropOldOrders(database.pool, now)
  await dropOldReturned(database, now)
  await dropSpentCaptchas(database, now)
  await dropOldMessages(database, now)
  await dropOldClicks(database, now)
  await dropOldMatchFollows(database, now)
  await dropOldAlerts(database, now)
  await dropOldDraws(database, now)
  await dropOldAttempts(database)
  await dropOldEntries(database, now)
  await dropOldTasks(database)
  await learnTeams(database, { now, onLearnt: (learnt) => log.info(sayLearnt(learnt)) })
  await derive(database, { now })
  await weighNames(database, now)
  await tidy(database)
}
