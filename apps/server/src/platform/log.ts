import { type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

export interface LogOptions {
  level: string
  /** Readable lines instead of JSON; by default on a terminal. */
  pretty?: boolean
  /** Values that are never in a line, such as the passwords of the configuration; the list may grow. */
  secrets?: readonly string[]
  /** Target of the lines; standard output by default. */
  to?: { write(line: string): void }
}

/** Structured lines, one JSON object each with `level`, `time` and, where a request is the reason, `requestId`; readable ones on a terminal. */
export function makeLog({ level, pretty = process.stdout.isTTY, secrets = [], to }: LogOptions): Log {
  const options: LoggerOptions = {
    level,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password'], remove: true },
    serializers: { err: describeFailure },
    hooks: { streamWrite: discreet(secrets) },
  }
  if (pretty) {
    return pino({
      ...options,
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' } },
    })
  }
  const machine = {
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return to ? pino({ ...options, ...machine }, to) : pino({ ...options, ...machine })
}

interface Failure {
  type: string
  message: string
  stack?: string | undefined
  code?: string
  constraint?: string
  cause?: Failure
}

/** The part of an error for the log: not its other properties, in which a database repeats its input. */
function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: error.stack === undefined ? undefined : withoutParameters(error.stack),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined && { cause: describeFailure(error.cause) }),
  }
}

const withoutParameters = (text: string) => text.replaceAll(/^params: .*$/gm, 'params: [left out]')

/** The accounts of the demo world are nobody's. */
const MAIL_ADDRESS = /[\w.+%-]{1,64}(?:@|%40)(?!touchline\.test)[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g
const URL_PASSWORD = /(:\/\/)[^\s/@":]{1,256}:[^\s/@"]{1,256}@/g
const NAMED_SECRET = /(\b\w*(?:token|secret|password|key)=)[^&\s"\\]+/gi
const CREDENTIALS = /\b(Token|Bearer|Basic) [\w.~+/=-]{16,}/g
/** The token of a link in a mail: longer than any name in our addresses. */
const LINK_TOKEN = /(?<=[/=])[\w-]{40,}/g
const MIN_SECRET = 6

/** Removes secrets from a line of the log. */
function discreet(secrets: readonly string[]): (line: string) => string {
  const isLong = ({ length }: string) => length >= MIN_SECRET
  return (line) => {
    const without = secrets.filter(isLong).reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)
    return without
      .replace(URL_PASSWORD, '$1[secret]@')
      .replace(NAMED_SECRET, '$1[secret]')
      .replace(CREDENTIALS, '$1 [secret]')
      .replace(LINK_TOKEN, '[secret]')
      .replace(MAIL_ADDRESS, '[mail address]')
  }
}
