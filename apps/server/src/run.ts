import { setImmediate } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { makeClock } from './clock.ts'
import { configOrExit, secretsOf } from './config.ts'
import { beginFilling } from './ingest/demo/begin-filling.ts'
import { isNewDatabase } from './new-database.ts'
import { makeLog } from './platform/log.ts'

/** Longest time for running requests and jobs to come to their end. */
const GRACE_MS = 20_000

const config = configOrExit()
const log = makeLog({ level: config.LOG_LEVEL, secrets: secretsOf(config) })
const clock = makeClock(config.CLOCK)

// A new database has nothing to show: the thread that makes the first matches of the demo world begins before the server is loaded.
const isDemo = config.FEED === 'demo' && config.ROLE !== 'web'
const begun = isDemo && isNewDatabase(config) ? beginFilling(clock.now()) : undefined

const { openConfiguredDatabase } = await import('./open-database.ts')
const opening = openConfiguredDatabase(config, log)
// Reported by who waits for it.
opening.catch(() => undefined)
// Loading the server keeps this thread busy: that of the embedded database begins first.
await setImmediate()

try {
  const { startServer } = await import('./start.ts')
  const server = await startServer(config, log, { opening, clock, demo: { begun } })
  closeWithGrace({ delay: GRACE_MS, logger: { error: (...parts) => log.error(parts.join(' ')) } }, async (reason) => {
    if (reason.err) log.fatal({ err: reason.err }, 'the server ends after a failure nobody expected')
    else log.info(`${reason.signal ?? 'The end'} was asked for: finishing what is running`)
    await server.close()
    log.info('Closed')
  })
} catch (error) {
  const { code, message, stack } = error as NodeJS.ErrnoException
  process.stderr.write(`${code === undefined ? stack : message}\n`)
  process.exit(1)
}
