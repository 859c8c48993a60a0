import closeWithGrace from 'close-with-grace'
import { configOrExit, secretsOf } from './config.ts'
import { makeLog } from './platform/log.ts'
import { startServer } from './start.ts'
import { misspelt } from './unlikely-settings.ts'

/** Longest time for running requests and jobs to come to their end. */
const GRACE_MS = 20_000

const config = configOrExit()
const log = makeLog({ level: config.LOG_LEVEL, secrets: secretsOf(config) })

for (const { name, meant } of misspelt(Object.keys(process.env)))
  log.warn(`${name} is no variable of this product and is ignored; ${meant} is one`)

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
