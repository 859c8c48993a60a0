import type { Language } from '@touchline/messages'
import type { Ground } from '../platform/brand.ts'

/** The environment of a rendered page; the web application describes it in its `app/host.ts`. */
export interface PageHost {
  api(path: string, init?: RequestInit): Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  nonce: string
  named: { name: Record<Language, string>; image: Record<Language, string> | null } | null
  missing: string | null
  brand: string
  look: { revision: string; logo: { width: number; height: number; ground: Ground } | null; colours: string | null }
  world: 'demo' | 'real' | 'empty'
  publicUrl: string
  prices: boolean
  now: number
}

export interface PageRenderer {
  fetch(request: Request, options: { context: PageHost }): Promise<Pick<Response, 'status' | 'headers' | 'text'>>
}
