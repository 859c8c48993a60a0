import { makeClock } from '@touchline/runtime'
import type { Config } from './config.ts'
import type { Log } from './platform/log.ts'
import { type RestoreRequest, restoreBetween } from './restore-between.ts'
import { type Given, startServer } from './start.ts'

/**
 * Runs the server. When an operator restores a backup it is ended, the backup put in the place of the database, and started again; when
 * settings are to count it is ended and started again.
 * @param onFailure notified when it could not be started again
 */
export async function runRestartable(
  config: Config,
  {
    log,
    onFailure,
    given = {},
  }: { log: Log; onFailure: (error: unknown) => void; given?: Pick<Given, 'environment' | 'secrets' | 'say'> },
): Promise<{ close(): Promise<void> }> {
  // One clock for all its lives: a simulated one would begin again.
  const clock = makeClock(config.CLOCK)
  let isClosing = false
  let busy: Promise<void> | null = null
  const start = (isAgain: boolean) => startServer(config, log, { ...given, clock, onRestore, onReload, isAgain })
  const begin = (work: () => Promise<void>): boolean => {
    if (busy !== null || isClosing) return false
    busy = work()
      .catch(onFailure)
      .finally(() => {
        busy = null
      })
    return true
  }
  const onRestore = (request: RestoreRequest): boolean => begin(() => restore(request))
  const onReload = (): boolean => begin(reload)
  const reload = async () => {
    log.info('The server starts again, so that its settings count')
    await running.close()
    if (!isClosing) running = await start(true)
  }
  const restore = async (request: RestoreRequest) => {
    log.info(`The backup ${request.name} is about to be restored`)
    await running.close()
    await restoreBetween(config, { log, clock, restoreRequest: request })
    if (!isClosing) running = await start(true)
  }
  let running = await start(false)
  return {
    close: async () => {
      isClosing = true
      await busy
      await running.close()
    },
  }
}
