import type { Language, Namespace } from '@touchline/messages'
import type { Settings } from './settings/settings.fields.ts'

/**
 * What the process that mounts the page renderer passes with every request:
 *
 *     const renderer = (await import('apps/web/dist/server/server.js')).default
 *     const response = await renderer.fetch(new Request(url, { headers }), { context: host })
 *
 * The answer is complete HTML (never streamed). It depends on nothing but the address, the cookie `touchline` (see settings.ts) and
 * this object, so that pages may be kept for everyone with the same settings. The token never reaches the renderer: what
 * depends on who asks is fetched by the browser.
 *
 * Files of `dist/client` are served by the host: `/assets/*` carry a hash and never change, the rest may be kept for a day.
 */
export interface PageHost {
  /** Calls the API inside the process; `path` begins with `/api/`. */
  api(path: string, init?: RequestInit): Promise<ApiResponse>
  /** Marks what the page runs and applies; the host puts hashes in its place. */
  nonce: string
  /** What a page for members is about, whose content the renderer never sees: those who are sent a link see this. */
  named: { name: Record<Language, string>; image: Record<Language, string> | null } | null
  /** The path of a page for members about a thing that nobody knows; null for all others. */
  missing: string | null
  brand: string
  /** Which data the database holds; `demo` draws the banner that says so. */
  world: 'demo' | 'real' | 'empty'
  /** Origin under which people reach the site, without a slash at the end: canonical and shared addresses are built on it. */
  publicUrl: string
  /** The server's clock, milliseconds since 1970; may be years away from the real time. */
  now: number
}

/** What the renderer reads of an answer of the API. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'>

/** What the renderer gives. */
export type DrawnPage = Pick<Response, 'status' | 'headers' | 'text'>

/** One page request inside the renderer. */
export interface PageRequest {
  host: PageHost
  url: URL
  /** The cookie header, empty when there is none. */
  cookies: string
  /** The page is drawn in; known once its settings are read. */
  language?: Language
  /** Addresses of the style sheets of a route that are in the page itself. */
  stylesOf(routeId: string): string[]
}

/** What the browser needs to know of the host, sent with the page. */
export interface PageFacts extends Pick<PageHost, 'brand' | 'named' | 'missing' | 'world' | 'publicUrl' | 'now'> {
  /** The settings the server drew the page with. */
  settings: Settings
  /** The viewer was signed in when the cookie was written: the account corner is left open until the browser fills it. */
  signedIn: boolean
  /** What the page says beyond the words of every page. */
  namespaces: Namespace[]
  /**
   * Addresses of the files with the page's texts by `{language}/{part}`, the texts themselves first and then what they need, to be
   * fetched together with the scripts.
   */
  textFiles: Record<string, readonly string[]>
  /** Addresses of the style sheets that are in the page itself. */
  styleFiles: string[]
}

let read: () => PageRequest | null = () => null

/** Connects the request store of the server entry; called once, by src/server.ts only. */
export function readPageRequestFrom(reader: () => PageRequest | null): void {
  read = reader
}

/** The request being rendered; null in the browser. */
export function pageRequest(): PageRequest | null {
  return read()
}
