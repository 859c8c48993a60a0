import closeWithGrace from 'close-with-grace'
import { configOrExit, secretsOf } from './config.ts'
import { makeLog } from './platform/log.ts'
import { runRestartable } from './run-restartable.ts'
import { misspelt } from './unlikely-settings.ts'

/** Longest time for running requests and jobs to come to their end. */
const GRACE_MS = 20_000

const config = configOrExit()
const secrets = secretsOf(config)
const log = makeLog({ level: config.LOG_LEVEL, secrets })

for (const { name, meant } of misspelt(Object.keys(process.env)))
  log.warn(`${name} is no variable of this product and is ignored; ${meant} is one`)

function fail(error: unknown): never {
  const { code, message, stack } = error as NodeJS.ErrnoException
  process.stderr.write(`${code === undefined ? stack : message}\n`)
  process.exit(1)
}

try {
  const server = await runRestartable(config, {
    log,
    onFailure: fail,
    given: {
      environment: process.env,
      secrets,
      say: (line) => void process.stdout.write(`${line}\n`),
    },
  })
  closeWithGrace({ delay: GRACE_MS, logger: { error: (...parts) => log.error(parts.join(' ')) } }, async (reason) => {
    if (reason.err) log.fatal({ err: reason.err }, 'the server ends after a failure nobody expected')
    else log.info(`${reason.signal ?? 'The end'} requested: finishing running work`)
    await server.close()
    log.info('Closed')
  })
} catch (error) {
  fail(error)
}
