import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** The file a source has under a path. */
export interface ServedFile {
  body: string | Uint8Array
  lastModified?: Date
}

/** Something that goes wrong with an answer. */
export type HttpFault =
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>>; body?: string }
  /** The answer comes that much later. */
  | { kind: 'slow'; ms: number }
  /** The connection ends in the middle of the body. */
  | { kind: 'cut' }
  /** Another body with status 200, such as a page or nothing. */
  | { kind: 'body'; body: string }

/** A page such as football-data.co.uk answered with while its server was down. */
export const OUTAGE_PAGE: HttpFault = {
  kind: 'status',
  status: 503,
  headers: { 'content-type': 'text/html' },
  body: '<!DOCTYPE html><html><head><title>503 Service Unavailable</title></head></html>',
}

interface ServedCall {
  path: string
  headers: IncomingHttpHeaders
  status: number | null
}

export interface FileServer {
  /** To be used as the base address. */
  url: string
  /** In the order they came; may be emptied. */
  calls: ServedCall[]
  /** Happens to the next answers, of paths that contain this. */
  fail(fault: HttpFault, choice?: { times?: number; path?: string }): void
  /** No more faults. */
  heal(): void
  close(): Promise<void>
}

interface ServerOptions {
  /** Whether answers say when they were written and honour conditions; they do by default. */
  conditional?: boolean
}

/**
 * Starts a server on this machine that has files as a free source has them: with `Last-Modified`, `ETag` and 304, and the faults that
 * are ordered. Two of them with the same files are a source with two addresses.
 * @param port 0 for a free one
 */
export async function startFileServer(
  find: (path: string) => ServedFile | null,
  { conditional = true }: ServerOptions = {},
  port = 0,
): Promise<FileServer> {
  const calls: ServedCall[] = []
  let faults: { fault: HttpFault; left: number; path: string }[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent((request.url ?? '/').slice(1))
    const call: ServedCall = { path, headers: request.headers, status: null }
    calls.push(call)
    const ordered = faults.find((one) => one.left > 0 && path.includes(one.path))
    if (ordered) ordered.left -= 1
    const fault = ordered?.fault
    if (fault?.kind === 'slow') await delay(fault.ms, undefined, { ref: false })
    if (fault?.kind === 'status')
      return send(call, { response, status: fault.status, headers: fault.headers ?? {}, body: fault.body ?? '' })
    if (fault?.kind === 'body') return send(call, { response, status: 200, headers: {}, body: fault.body })
    const file = find(path)
    if (file === null)
      return send(call, { response, status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' })
    const body = Buffer.from(file.body)
    const headers = conditional ? headersOf(file, body) : {}
    if (conditional && isKnown(request.headers, headers))
      return send(call, { response, status: 304, headers, body: '' })
    if (fault?.kind !== 'cut') return send(call, { response, status: 200, headers, body })
    response.writeHead(200, { ...headers, 'content-length': body.length })
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (fault, { times = 1, path = '' } = {}) => void faults.push({ fault, left: times, path }),
    heal: () => {
      faults = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(
  call: ServedCall,
  {
    response,
    status,
    headers,
    body,
  }: { response: ServerResponse; status: number; headers: Readonly<Record<string, string>>; body: string | Uint8Array },
): void {
  call.status = status
  response.writeHead(status, headers).end(body)
}

function headersOf({ lastModified }: ServedFile, body: Uint8Array): Record<string, string> {
  return {
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
    ...(lastModified && { 'last-modified': lastModified.toUTCString() }),
  }
}

function isKnown(asked: IncomingHttpHeaders, { etag, 'last-modified': written }: Record<string, string>): boolean {
  const tag = asked['if-none-match']
  if (tag !== undefined) return tag === etag
  const since = asked['if-modified-since']
  return since !== undefined && written !== undefined && Date.parse(written) <= Date.parse(since)
}
