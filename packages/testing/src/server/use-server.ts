import { beforeEach } from 'vitest'
import { useResource } from '../resources.ts'
import { type TestServer, type TestServerOptions, testServer } from './test-server.ts'
import { withoutAccounts } from './visitor.ts'

/** A server for the tests of a file, reset before each of them unless `keepData` is set. */
export function useServer({
  keepData = false,
  ...options
}: TestServerOptions & { keepData?: boolean } = {}): TestServer {
  const server = useResource(() => testServer(options))
  if (!keepData) beforeEach(() => server.reset())
  return server
}

/** A server for tests of accounts: it trusts the addresses that visitors claim, and starts each test without accounts. */
export function useAccountsServer(options: TestServerOptions = {}): TestServer {
  const server = useServer({ trustProxy: true, ...options, keepData: true })
  beforeEach(() => withoutAccounts(server))
  return server
}
