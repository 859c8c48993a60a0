import type { Kind } from './kind.ts'
import { asKept, type OfflineTexts, offlinePage } from './offline-page.ts'

/**
 * Written by the build: a name for everything it made, the files that pages load once they are awake, and the words of the page for those
 * without a connection.
 */
declare const BUILD: string
declare const SHELL: readonly string[]
declare const OFFLINE_TEXTS: Readonly<Record<string, OfflineTexts>>

const PREFIX = 'touchline-'
const FILES = `${PREFIX}files-${BUILD}`
const PAGES = `${PREFIX}pages`
const PICTURES = `${PREFIX}pictures`
const MAX_KEPT: Readonly<Record<string, number>> = { [PAGES]: 40, [PICTURES]: 400 }
const KEPT_AT = 'x-kept-at'
/** Files of the build before this one: pages cached then consist of them. */
const BUILDS = 2

/** Files of pages that are not named in them. */
export const keepShell = async (): Promise<void> => (await caches.open(FILES)).addAll([...SHELL])

/** Drops the files of builds before the last one, and pages that consist of them: they would have no styles. */
export async function dropOldCaches(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}files-`))
  const old = builds.filter((name) => name !== FILES).slice(0, -(BUILDS - 1))
  await Promise.all(old.map((name) => caches.delete(name)))
  const pages = await caches.open(PAGES)
  const dropUnlessWhole = async (request: Request) => {
    const page = await pages.match(request, { ignoreVary: true })
    const files = await Promise.all([...filesOf((await page?.text()) ?? '')].map((file) => caches.match(file)))
    if (files.includes(undefined)) await pages.delete(request, { ignoreVary: true })
  }
  await Promise.all((await pages.keys()).map(dropUnlessWhole))
}

const filesOf = (html: string): Set<string> => new Set(html.match(/\/assets\/[\w.-]+/g))

/** Keeps a page, as it is answered now, with the files it is made of. */
export async function keepPage(url: string, answer?: Response): Promise<void> {
  const page = answer ?? (await fetch(url, { credentials: 'same-origin', headers: { accept: 'text/html' } }))
  const isPage = page.ok && !page.redirected && page.headers.get('content-type')?.startsWith('text/html')
  if (!isPage) return
  const html = await page.text()
  const headers = new Headers(page.headers)
  // These headers described the original text.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set(KEPT_AT, new Date().toISOString())
  await put(PAGES, url, new Response(html, { headers }))
  const files = await caches.open(FILES)
  // Those that both builds have too: the cache of the one before goes.
  await Promise.all(
    [...filesOf(html)].map(async (file) => (await files.match(file)) ?? files.add(file).catch(() => {})),
  )
}

/** A cached page with its time. */
export async function keptPage(url: string): Promise<Response | null> {
  const kept = await (await caches.open(PAGES)).match(url, { ignoreVary: true })
  if (kept === undefined) return null
  const at = kept.headers.get(KEPT_AT) ?? ''
  return new Response(asKept(await kept.text(), at), { headers: kept.headers })
}

/** A file of the site or a picture: from here if it is here. */
export async function keptFile(request: Request, kind: Exclude<Kind, 'page'>): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await put(kind === 'file' ? FILES : PICTURES, request.url, answer.clone()).catch(() => {})
  return answer
}

/** A page that is stored again moves to the end, so that the oldest go first. */
async function put(name: string, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(url, answer)
  const most = MAX_KEPT[name]
  if (most === undefined) return
  const urls = await cache.keys()
  await Promise.all(urls.slice(0, Math.max(0, urls.length - most)).map((one) => cache.delete(one)))
}

/** A list of readable pages, for a page that is not cached. */
export async function offline(): Promise<Response> {
  const cache = await caches.open(PAGES)
  const pages = await Promise.all(
    (await cache.keys()).toReversed().map(async ({ url }) => {
      const page = await cache.match(url, { ignoreVary: true })
      const html = (await page?.text()) ?? ''
      return { url, html, at: page?.headers.get(KEPT_AT) ?? '' }
    }),
  )
  return new Response(offlinePage(pages, OFFLINE_TEXTS), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
