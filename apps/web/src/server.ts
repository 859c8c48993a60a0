import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { type PageHost, type PageRequest, readPageRequestFrom } from './app/host.ts'

const requests = new AsyncLocalStorage<PageRequest>()
readPageRequestFrom(() => requests.getStore() ?? null)

const render = createStartHandler(defaultRenderHandler)

/** The page renderer; src/app/host.ts says what the host passes and may expect. */
export default {
  async fetch(request: Request, options: { context: PageHost }): Promise<Response> {
    const page = { host: options.context, url: new URL(request.url), cookies: request.headers.get('cookie') ?? '' }
    return requests.run(page, async () => render(request))
  },
}
