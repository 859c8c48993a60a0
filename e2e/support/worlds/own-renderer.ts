import { join } from 'node:path'
import { ROOT } from '../../../tools/root.ts'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Draws pages as the server does, with an API of the test's choice behind them. */
export async function ownRenderer(
  url: string,
): Promise<(path: string, api: Ask, cookie?: string) => Promise<Response>> {
  const { default: renderer } = await import(join(ROOT, 'apps/web/dist/server/server.js'))
  const { now } = (await (await fetch(new URL('/api/site', url))).json()) as { now: string }
  const host = {
    nonce: 'test',
    brand: 'Touchline',
    look: { revision: '1', logo: null, colours: null },
    world: 'demo',
    publicUrl: url,
    now: Date.parse(now),
  }
  return async (path, api, cookie = '') => {
    const asked = new Request(new URL(path, url), { headers: { cookie } })
    const drawn = await renderer.fetch(asked, { context: { ...host, api } })
    return new Response(await drawn.text(), { status: drawn.status, headers: drawn.headers })
  }
}
