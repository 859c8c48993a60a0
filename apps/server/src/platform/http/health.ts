import fp from 'fastify-plugin'

/** The progress of the start; `detail` describes it in words. */
export interface Readiness {
  migrated: boolean
  filled: boolean
  detail: string
}

export interface HealthOptions {
  readiness: Readiness
  /** Rejects when the database does not answer. */
  ping: () => Promise<unknown>
  /** The state of the feed, shown with it; null without one. It never decides whether the process is ready. */
  feed?: () => Promise<object | null>
}

const TIMEOUT_MS = 3000

/** @returns false where nothing came in time; an answer that waits to be read while this process computes did come. */
export async function answers(ping: () => Promise<unknown>, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    // Timers run before new input is read, which is done before the second of these.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), timeoutMs)
  })
  const asked = ping().then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work; 503 with the reason until then. */
export const health = fp<HealthOptions>(async function health(app, { readiness, ping, feed }) {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz', { schema: { hide: true }, config: { probe: true } }, async (_request, reply) => {
    const database = await answers(ping)
    const { migrated, filled, detail } = readiness
    const ready = database && migrated && filled
    const reported = database && migrated ? await feed?.().catch(() => null) : null
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503)
    return {
      status: ready ? 'ready' : 'not_ready',
      database,
      migrated,
      filled,
      detail: database || !filled ? detail : 'the database does not answer',
      ...(reported && { feed: reported }),
    }
  })
})
