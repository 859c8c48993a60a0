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
      `SELECT count(*) AS touchline_mail_waiting,
         coalesce(greatest(extract(epoch FROM $1::timestamptz - min(created_at)), 0), 0)::float8 AS touchline_mail_waiting_seconds,
         (SELECT count(*) FROM payment_event WHERE handled_at IS NULL) AS touchline_notices_waiting,
         (SELECT count(*) FROM feed_problem WHERE last_at > $1::timestamptz - interval '${DAY}') AS touchline_feed_problems_day
       FROM outbox_mail WHERE sent_at IS NULL`,
      [now],
    )
    return { ...use, ...rows[0], touchline_database_up: 1 }
  } catch {
    return { ...use, touchline_database_up: 0 }
  }
}
