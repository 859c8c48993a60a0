/** Figures of a process besides its answers and jobs, each with its meaning; a counter only grows, until the process ends. */
export const FIGURES = {
  touchline_cache_hits_total: ['counter', 'Answers given from memory.'],
  touchline_cache_misses_total: ['counter', 'Answers that had to be computed.'],
  touchline_cache_answers: ['gauge', 'Answers kept in memory.'],
  touchline_cache_bytes: ['gauge', 'Bytes of the answers kept in memory.'],
  touchline_page_cache_hits_total: ['counter', 'Pages given from memory.'],
  touchline_page_cache_misses_total: ['counter', 'Pages that had to be drawn.'],
  touchline_page_cache_pages: ['gauge', 'Drawn pages kept in memory.'],
  touchline_page_cache_bytes: ['gauge', 'Bytes of the drawn pages kept in memory.'],
  touchline_stream_clients: ['gauge', 'Open live streams.'],
  touchline_stream_subscribers: ['gauge', 'Open live streams of subscribers, who hear more.'],
  touchline_follower_lag_changes: ['gauge', 'Changes in the database that this process has not handed on yet.'],
  touchline_database_up: ['gauge', '1 when the database answered this look, 0 when not.'],
  touchline_database_connections: ['gauge', 'Open connections of this process to the database.'],
  touchline_database_connections_idle: ['gauge', 'Those that nothing uses now.'],
  touchline_database_waiting: ['gauge', 'Queries of this process that wait for a connection.'],
  touchline_mail_waiting: ['gauge', 'Mails that are not sent yet; the same in every process.'],
  touchline_mail_waiting_seconds: ['gauge', 'Age of the oldest mail that is not sent yet; the same in every process.'],
  touchline_notices_waiting: ['gauge', 'Notices of payment providers not handled yet; the same in every process.'],
  touchline_payments_disputed: ['gauge', 'Payments in an open dispute; the same in every process.'],
  touchline_feed_problems_day: ['gauge', 'Records of the feed refused in the last day; the same in every process.'],
  touchline_source_calls_day: [
    'gauge',
    'Calls to a source this UTC day, weighted as it counts them; the same in every process.',
    'source',
  ],
} as const satisfies Record<string, readonly ['counter' | 'gauge', string, label?: string]>

export type FigureName = keyof typeof FIGURES
/** Present values, by label where the figure has one; unavailable ones are left out. */
export type Figures = Partial<Record<FigureName, number | Readonly<Record<string, number>>>>
