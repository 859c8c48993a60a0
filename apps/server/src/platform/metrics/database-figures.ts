import type { Database } from '@touchline/database'
import type { Figures } from './figures.ts'

const DAY = '1 day'

/** What the database itself knows, and how this process uses it. */
export async function databaseFigures({ pool }: Pick<Database, 'pool'>, now: Date): Promise<Figures> {
  const use: Figures = {
    touchline_database_connections: pool.totalCount,
    touchline_database_connections_idle: pool.idleCount,
    touchline_database_waiting: pool.waitingCount,
  }
  try {
    const { rows } = await pool.query<Figures>(
      `select count(*) as touchline_mail_waiting,
         coalesce(greatest(extract(epoch from $1::timestamptz - min(created_at)), 0), 0)::float8 as touchline_mail_waiting_seconds,
         (select count(*) from payment_event where handled_at is null) as touchline_notices_waiting,
         (select count(*) from feed_problem where last_at > $1::timestamptz - interval '${DAY}') as touchline_feed_problems_day
       from outbox_mail where sent_at is null`,
      [now],
    )
    return { ...use, ...rows[0], touchline_database_up: 1 }
  } catch {
    return { ...use, touchline_database_up: 0 }
  }
}
