import type { Language, Namespace } from '@touchline/messages'
import type { Cover } from './cover/cover.ts'
import type { Settings } from './settings/settings.fields.ts'

/**
 * The host passes this to the page renderer with every request:
 *
 * const renderer = (await import('apps/web/dist/server/server.js')).default const response = await renderer.fetch(new Request(url, {
 * headers }), { context: host })
 *
 * The answer is complete HTML (never streamed). It depends only on the address, the cookie `touchline` (see settings.ts) and this object,
 * so that pages may be cached for everyone with the same settings. The token never reaches the renderer: the browser fetches personal data.
 *
 * Files of `dist/client` are served by the host: `/assets/*` carry a hash and never change, the rest may be cached for a day.
 */
export interface PageHost {
  /** Calls the API inside the process; `path` begins with `/api/`. */
  api(path: string, init?: RequestInit): Promise<ApiResponse>
  /** Marks the scripts and styles of the page; the host replaces it by hashes. */
  nonce: string
  /** The subject of a page for members, whose content the renderer never sees: previews of shared links show it. */
  named: { name: Record<Language, string>; image: Record<Language, string> | null } | null
  /** The path of a page for members about an unknown thing; null for all others. */
  missing: string | null
  brand: string
  /** Its look, where that is not the product's. */
  look: BrandLook
  /** The kind of data in the database; `demo` shows the banner that says so. */
  world: 'demo' | 'real' | 'empty'
  /** Origin under which people reach the site, without a slash at the end: canonical and shared addresses are built on it. */
  publicUrl: string
  /** Whether prices are shown in the country of the visitor. */
  prices: boolean
  /** The server's clock, milliseconds since 1970; may be years away from the real time. */
  now: number
}

/** Logo and colours of the site. */
interface BrandLook {
  /** Changes with what pictures show: `v` in their addresses. */
  revision: string
  /** Proportion of the logo, and the ground it needs; null without one. */
  logo: { width: number; height: number; ground: 'any' | 'light' | 'dark' } | null
  /** Declarations of the tokens that differ; null where none do. */
  colours: string | null
}

/** The parts of an API answer the renderer reads. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'>

/** The result of the renderer. */
export type DrawnPage = Pick<Response, 'status' | 'headers' | 'text'>

/** One page request inside the renderer. */
export interface PageRequest {
  host: PageHost
  url: URL
  /** The cookie header, empty when there is none. */
  cookies: string
  /** The page's language; known once its settings are read. */
  language?: Language
  /** The cover of the answers; null for viewers who hide nothing. */
  cover?: Cover | null
  /** Addresses of the style sheets of a route that are in the page itself. */
  stylesOf(routeId: string): string[]
}

/** Facts of the host for the browser, sent with the page. */
export interface PageFacts
  extends Pick<PageHost, 'brand' | 'look' | 'named' | 'missing' | 'world' | 'publicUrl' | 'prices' | 'now'> {
  /** The settings the server drew the page with. */
  settings: Settings
  /** The viewer was signed in when the cookie was written: the account corner is left open until the browser fills it. */
  signedIn: boolean
  /** Namespaces of the page beyond those of every page. */
  namespaces: Namespace[]
  /**
   * Addresses of the files with the page's texts by `{language}/{part}`, the texts themselves first and then their imports, to be loaded
   * together with the scripts.
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
