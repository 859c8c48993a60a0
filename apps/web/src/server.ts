import { AsyncLocalStorage } from 'node:async_hooks'
import { tsrStartManifest } from 'tanstack-start-manifest:v'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { type PageHost, type PageRequest, readPageRequestFrom } from './app/host.ts'

const requests = new AsyncLocalStorage<PageRequest>()
readPageRequestFrom(() => requests.getStore() ?? null)

const render = createStartHandler(defaultRenderHandler)

function stylesOf(routeId: string): string[] {
  const { routes, inlineCss } = tsrStartManifest()
  const files = routes[routeId]?.css?.map((file) => (typeof file === 'string' ? file : file.href)) ?? []
  return files.filter((file) => inlineCss?.styles[file] !== undefined)
}

/** The page renderer; src/app/host.ts says what the host passes and may expect. */
export default {
  async fetch(request: Request, options: { context: PageHost }): Promise<Response> {
    const cookies = request.headers.get('cookie') ?? ''
    const page = { host: options.context, url: new URL(request.url), cookies, stylesOf }
    return requests.run(page, async () => render(request))
  },
}
