import { useFreshResource } from '../resources.ts'
import { signedIn } from './signed-in.ts'
import type { TestServer } from './test-server.ts'
import { type Standing, viewer } from './viewer.ts'

/** A signed-in client of the server. */
export interface Reader {
  token: string
  /** Asks over real HTTP; the path begins with `/`. */
  ask(path: string): Promise<Response>
  /** The JSON of an answer that has to be a success. */
  get<T>(path: string): Promise<T>
}

export async function reader(server: TestServer, standing: Standing = 'subscriber'): Promise<Reader> {
  const token = await viewer(server, standing)
  return {
    token,
    ask: (path) => server.ask(path, signedIn(token)),
    get: (path) => server.get(path, token),
  }
}

/** A new reader for each test. */
export const useReader = (server: TestServer, standing?: Standing): Reader =>
  useFreshResource(() => reader(server, standing))
