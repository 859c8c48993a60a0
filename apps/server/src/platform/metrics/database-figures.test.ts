import type { Database } from '@touchline/database'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { databaseFigures } from './database-figures.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const database = useDatabase({ keepData: true })

test('mail, notices and problems of the feed that wait are counted, what is done is not', async () => {
  expect(await databaseFigures(database, NOW)).toMatchObject({
    touchline_mail_waiting: 0,
    touchline_mail_waiting_seconds: 0,
  })
  await database.pool.query(
    `insert into outbox_mail (recipient, subject, text, html, created_at, due_at, sent_at)
     values ('a@example.org', '', '', '', '2026-11-22T11:58:30Z', '2026-11-22T11:58:30Z', null),
       ('a@example.org', '', '', '', '2026-11-22T11:00:00Z', '2026-11-22T11:00:00Z', '2026-11-22T11:00:02Z')`,
  )
  await database.pool.query(
    `insert into payment_event (provider, id, type, received_at, handled_at)
     values ('stripe', 'evt_1', 'invoice.paid', '2026-11-22T11:00:00Z', null), ('stripe', 'evt_2', 'invoice.paid', '2026-11-22T11:00:00Z', now())`,
  )
  await database.pool.query(
    `insert into feed_problem (source, kind, key, reason, times, first_at, last_at)
     values ('sportmonks', 'team', '1', 'x', 1, '2026-11-20T11:00:00Z', '2026-11-22T11:00:00Z'),
       ('sportmonks', 'team', '2', 'x', 1, '2026-11-20T11:00:00Z', '2026-11-20T11:00:00Z')`,
  )
  await database.pool.query(
    `insert into feed_call (source, day, hour, calls) values ('openligadb', (now() at time zone 'utc')::date, 11, 27)`,
  )
  expect(await databaseFigures(database, NOW)).toMatchObject({
    touchline_source_calls_day: { openligadb: 27 },
    touchline_mail_waiting: 1,
    touchline_mail_waiting_seconds: 90,
    touchline_notices_waiting: 1,
    touchline_payments_disputed: 0,
    touchline_feed_problems_day: 1,
    touchline_database_up: 1,
  })
})

test('a database that is away is reported as such', async () => {
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 4, query: () => Promise.reject(new Error('away')) }
  const figures = await databaseFigures({ pool } as unknown as Pick<Database, 'pool'>, NOW)
  expect(figures).toEqual({
    touchline_database_connections: 1,
    touchline_database_connections_idle: 0,
    touchline_database_waiting: 4,
    touchline_database_up: 0,
  })
})
