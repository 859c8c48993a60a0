/** What a page is drawn with; the web application describes it in its `app/host.ts`. */
export interface PageHost {
  api(path: string, init?: RequestInit): Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  nonce: string
  named: { name: string; image: string | null } | null
  brand: string
  world: 'demo' | 'real' | 'empty'
  publicUrl: string
  now: number
}

/** A page that is the same for many: what it is drawn from, and until when (milliseconds) it is the same. */
export interface KeptAs {
  /** Path and query with nothing in it that draws nothing. */
  address: string
  cookie: string
  until: number
}

export interface PageRenderer {
  fetch(request: Request, options: { context: PageHost }): Promise<Pick<Response, 'status' | 'headers' | 'text'>>
  /** Null for a page that is somebody's own. */
  keptAs(address: string, cookies: string, now: number): KeptAs | null
}
