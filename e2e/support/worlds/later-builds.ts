import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'

/** A site in front of a running product that is deployed again and again: every file of a later build has another name. */
export interface LaterBuilds {
  url: string
  /** Deploys the next build; files of the one before are gone. */
  deploy(): void
  close(): Promise<void>
}

const NAMED = /((?:\/assets\/|["'`]assets\/|["'`]\.\/)[\w.-]+?)(\.b\d+)?\.(js|css)\b/g
const TEXT = /javascript|html|css/

export async function laterBuilds(product: string): Promise<LaterBuilds> {
  let build = 1
  const mark = () => (build === 1 ? '' : `.b${build}`)
  const server = createServer((asked, reply) => {
    const url = asked.url ?? '/'
    const isFile = /^\/assets\/.*\.(?:js|css)$/.test(url)
    const [, given = ''] = /(\.b\d+)\.\w+$/.exec(url) ?? []
    if (isFile && given !== mark()) {
      reply.writeHead(404).end()
      return
    }
    // The product does not know that its files have changed.
    const { 'if-none-match': _, 'if-modified-since': __, ...others } = asked.headers
    const headers = { ...others, 'accept-encoding': 'identity' }
    const path = isFile ? url.replace(/\.b\d+(?=\.\w+$)/, '') : url
    const upstream = request(new URL(path, product), { method: asked.method, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      if (!TEXT.test(answer.headers['content-type'] ?? '')) {
        reply.writeHead(status, answer.headers)
        answer.pipe(reply)
        return
      }
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => {
        reply.writeHead(status, plain(answer.headers))
        reply.end(renamed(url, text, mark()))
      })
    })
    upstream.on('error', () => reply.destroy())
    reply.on('close', () => upstream.destroy())
    asked.pipe(upstream)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No free port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: () => {
      build += 1
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** These headers describe the text before its names were changed; the policy has hashes of scripts with names in them. */
function plain(headers: IncomingHttpHeaders) {
  const gone = ['content-length', 'etag', 'content-security-policy', 'link', 'transfer-encoding']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !gone.includes(name)))
}

function renamed(url: string, text: string, mark: string): string {
  if (mark === '') return text
  const named = text.replaceAll(NAMED, (_, name: string, _mark, ending: string) => `${name}${mark}.${ending}`)
  return url === '/service-worker.js' ? named.replace(/[0-9a-f]{12}/, (name) => `${name}${mark}`) : named
}
