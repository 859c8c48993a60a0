import { freePort } from '../../e2e/support/worlds/product.ts'
import { SERVER_COMMAND } from '../../tools/server-command.ts'
import type { Bench } from './benchmark.ts'
import type { Place } from './databases.ts'
import { type Child, memoryOf, startChild, waitFor } from './processes.ts'

export interface WebProcess {
  child: Child
  url: string
}

/** A process of the product that serves pages and the stream, and writes nothing. */
export async function webProcess(bench: Bench, place: Place): Promise<WebProcess> {
  const port = String(await freePort())
  const child = startChild(bench, SERVER_COMMAND, {
    env: {
      ...place.environment,
      HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'warn',
      FEED: 'none',
      SETUP: 'off',
      ROLE: 'web',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(child, { url: `${url}/readyz`, wanted: (answer) => answer.ok, withinMs: 60_000 })
  return { child, url }
}

/** Resident bytes of a process, now and at most. */
export const memoryOfProcess = async ({ child }: WebProcess) =>
  (await memoryOf(child.process.pid ?? 0)) ?? { now: 0, peak: 0 }
