import { setFlagsFromString } from 'node:v8'
import closeWithGrace from 'close-with-grace'
import { configOrExit, secretsOf } from './config.ts'
import { makeLog } from './platform/log.ts'
import { startServer } from './start.ts'

/** Longest time for running requests and jobs to come to their end. */
const GRACE_MS = 20_000
/** Growth of the heap until it is collected, in percent: drawing pages and filling leave much behind, and V8 would let a small heap grow fourfold. */
const HEAP_GROWTH = 50

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
const config = configOrExit()
const log = makeLog({ level: config.LOG_LEVEL, secrets: secretsOf(config) })

try {
  const server = await startServer(config, log)
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
