import { dropOldCaches, keepPage, keepShell, keptFile, keptPage, offline } from './kept.ts'
import { type Kind, kindOf } from './kind.ts'
import { handlePush, type PushScope } from './push.ts'
import { type FetchEvent, scope } from './scope.ts'

/** The service worker: lets pages be read without a connection, and shows alerts that come by push. */
handlePush(scope as unknown as PushScope)

/** How long the network may take where a copy of the page is at hand, milliseconds. */
const MAX_WAIT_MS = 6_000

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShell(), keepPage('/').catch(() => {}), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event, kindOf(event.request, scope.location.origin))
  if (answer !== null) event.respondWith(answer)
})

/** A page reports the viewed address: navigation within the site requests no page from the server. */
scope.addEventListener('message', (event) => {
  const { seen } = (event.data ?? {}) as { seen?: unknown }
  if (
    typeof seen === 'string' &&
    kindOf({ url: seen, mode: 'navigate', method: 'GET' }, scope.location.origin) === 'page'
  )
    event.waitUntil(keepPage(seen).catch(() => {}))
})

function answerOf(event: FetchEvent, kind: Kind | null): Promise<Response> | null {
  if (kind === 'page') return pageOf(event)
  return kind === null ? null : keptFile(event.request, kind)
}

/** The page as it is now; without a connection as it was when it was last seen. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = keptPage(request.url)
  try {
    const answer = await Promise.race([fetch(request), copy.then(giveUp)])
    if (answer.ok) event.waitUntil(keepPage(request.url, answer.clone()).catch(() => {}))
    return answer
  } catch {
    return (await copy) ?? (await offline())
  }
}

/** Never resolves where there is nothing to fall back to. */
const giveUp = (copy: Response | null): Promise<never> =>
  new Promise((_, reject) => {
    if (copy !== null) setTimeout(reject, MAX_WAIT_MS, new Error('The network takes too long'))
  })
