import { beforeEach } from 'vitest'
import { useResource } from '../resources.ts'
import { type TestServer, type TestServerOptions, testServer } from './test-server.ts'
import { withoutAccounts } from './visitor.ts'

/** A server for the tests of a file, as new before each of them unless its data is kept. */
export function useServer({
  keepData = false,
  ...options
}: TestServerOptions & { keepData?: boolean } = {}): TestServer {
  const server = useResource(() => testServer(options))
  if (!keepData) beforeEach(() => server.reset())
  return server
}

/** A server for tests of accounts: it believes the addresses that visitors say they have, and before each test nobody has an account. */
export function useAccountsServer(options: TestServerOptions = {}): TestServer {
  const server = useServer({ trustProxy: true, ...options, keepData: true })
  beforeEach(() => withoutAccounts(server))
  return server
}
