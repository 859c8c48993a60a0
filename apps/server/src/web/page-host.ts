/** What a page is rendered with; the web application describes it in its `app/host.ts`. */
export interface PageHost {
  api(path: string, init?: RequestInit): Promise<Response>
  nonce: string
  brand: string
  world: 'demo' | 'real' | 'empty'
  publicUrl: string
  now: number
}

export interface PageRenderer {
  fetch(request: Request, options: { context: PageHost }): Promise<Response>
}
