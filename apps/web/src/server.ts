import { AsyncLocalStorage } from 'node:async_hooks'
import { tsrStartManifest } from 'tanstack-start-manifest:v'
import { renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type DrawnPage, type PageHost, type PageRequest, readPageRequestFrom } from './app/host.ts'

interface Drawing extends PageRequest {
  /** The rendered HTML up to the place of the router's last scripts. */
  head: string
}

const requests = new AsyncLocalStorage<Drawing>()
readPageRequestFrom(() => requests.getStore() ?? null)

/** The router puts its last scripts before this one. */
const BOUNDARY = '/*$tsr-stream-boundary*/'

/** The router parses its input byte by byte, so it only gets the end of the page, where it has something to add. */
const render = createStartHandler(({ router, responseHeaders }) =>
  renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: () => {
      const html = renderToString(createElement(StartServer, { router }))
      const drawing = requests.getStore()
      const at = html.lastIndexOf('<script', html.lastIndexOf(BOUNDARY))
      if (drawing === undefined || at <= 0) return html
      drawing.head = html.slice(0, at)
      return html.slice(at)
    },
  }),
)

const DOCTYPE = '<!DOCTYPE html>'

/** The router's text begins with the document type, which comes before the head. */
const joined = (head: string, end: string): string =>
  end.startsWith(DOCTYPE) ? DOCTYPE + head + end.slice(DOCTYPE.length) : head + end

function stylesOf(routeId: string): string[] {
  const { routes, inlineCss } = tsrStartManifest()
  const files = routes[routeId]?.css?.map((file) => (typeof file === 'string' ? file : file.href)) ?? []
  return files.filter((file) => inlineCss?.styles[file] !== undefined)
}

/** The page renderer; src/app/host.ts documents the host's part. */
export default {
  async fetch(request: Request, options: { context: PageHost }): Promise<DrawnPage> {
    const cookies = request.headers.get('cookie') ?? ''
    const page: Drawing = { host: options.context, url: new URL(request.url), cookies, stylesOf, head: '' }
    const answer = await requests.run(page, async () => render(request))
    return { status: answer.status, headers: answer.headers, text: async () => joined(page.head, await answer.text()) }
  },
}
