import { Agent, request } from 'node:http'

/** The result of a request; `status` is null without a complete answer. */
export interface Answer {
  status: number | null
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Address of this machine it is sent from, such as 127.0.0.2. */
  from?: string
  /** Milliseconds without a byte after which the answer is given up. */
  patienceMs?: number
}

const TIMEOUT_MS = 30_000
const MAX_TEXT = 20_000_000
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Asks over HTTP exactly what it is given, however wrong that is; never rejects. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, from, patienceMs = TIMEOUT_MS }: Asked = {},
): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve) => {
    const finish = (answer: Omit<Answer, 'ms'>) => resolve({ ...answer, ms: performance.now() - started })
    const lost = (error: Error) => finish({ status: null, headers: {}, text: error.message })
    try {
      const { hostname, port, origin } = new URL(url)
      // The path as it was written: a URL object would tidy it up.
      const path = url.slice(origin.length) || '/'
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const asked = request(
        {
          hostname,
          port,
          path,
          method,
          headers: { ...length, ...headers },
          agent,
          timeout: patienceMs,
          ...(from !== undefined && { localAddress: from }),
        },
        (answer) => {
          const chunks: Buffer[] = []
          let size = 0
          answer.on('data', (chunk: Buffer) => {
            size += chunk.length
            if (size <= MAX_TEXT) chunks.push(chunk)
          })
          answer.on('end', () =>
            finish({
              status: answer.complete ? (answer.statusCode ?? null) : null,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
          answer.on('error', lost)
        },
      )
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
      asked.on('error', lost)
      asked.end(body)
    } catch (error) {
      lost(error as Error)
    }
  })
}

/** Text that must never reach anybody: stacks, statements, paths of files, messages of the driver. */
const LEAKS =
  /\n\s+at \S+ \(|node_modules|\/src\/[\w/-]+\.ts|node:internal|\b(select|insert into|update|delete from)\b .*\b(from|values|set|where)\b|ECONNREFUSED|Connection terminated|syntax error at|violates .* constraint|relation ".*" does not exist|FATAL|DrizzleQueryError|postgres:\/\//i

/** Why an answer that is not a success is not a clean error; null where it is one. */
export function unclean({ status, headers, text }: Answer): string | null {
  if (status === null || status < 400) return null
  const leak = LEAKS.exec(text)
  if (leak) return `leaks ${leak[0].slice(0, 80)}`
  // HEAD is answered without the body.
  if (text === '') return null
  if (!String(headers['content-type']).startsWith('application/json')) return null
  return errorOf(text) ? null : `not the shape of errors: ${text.slice(0, 120)}`
}

/** The error an answer holds; null where it has none. */
function errorOf(text: string): { code: string; message: string; requestId: string } | null {
  try {
    const { error } = JSON.parse(text) as { error?: { code: unknown; message: unknown; requestId: unknown } }
    const whole = [error?.code, error?.message, error?.requestId].every((part) => typeof part === 'string')
    return whole ? (error as { code: string; message: string; requestId: string }) : null
  } catch {
    return null
  }
}

let addresses = 0

/** An address of the network that nobody else has. */
export function nextAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Uses a unique address, so that limits by address do not interfere. */
export const otherAddress = (): Record<string, string> => ({ 'x-forwarded-for': nextAddress() })
