import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines; readable ones on a terminal. Secrets in headers are left out whatever is logged. */
export function makeLog(options: { level: string; pretty?: boolean }): Log {
  const pretty = options.pretty ?? process.stdout.isTTY
  return pino({
    level: options.level,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password'], remove: true },
    ...(pretty && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' } },
    }),
  })
}
