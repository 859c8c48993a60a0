import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  /** Its origin. */
  url: string
  /** Ends it with every connection it has. */
  close(): Promise<void>
}

/** An HTTP server on this machine; what its answer throws becomes a 500. */
export async function localServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  port = 0,
): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
