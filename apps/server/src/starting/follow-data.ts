import type { Database } from '@touchline/database'
import { keysWouldAdd } from '@touchline/ingest/follow/open/settings/open-feed.ts'
import { openSettings, openSources } from '@touchline/ingest/follow/open/settings/open-settings.ts'
import { startOpen } from '@touchline/ingest/follow/open/start-open.ts'
import { startSync } from '@touchline/ingest/follow/sportmonks/start-sync.ts'
import type { Clock, JobWatch } from '@touchline/runtime'
import { type Config, publicUrlOf } from '../config.ts'
import type { Brand } from '../platform/brand.ts'
import type { closing } from '../platform/closing.ts'
import type { Readiness } from '../platform/http/health.ts'
import type { Log } from '../platform/log.ts'

interface Following {
  config: Config
  brand: Pick<Brand, 'name'>
  log: Log
  database: Database
  clock: Clock
  readiness: Readiness
  ending: ReturnType<typeof closing>
  watch: JobWatch
}

/** Sportmonks, until the server ends. */
export async function followFeed({ config, log, database, clock, ending, watch }: Following): Promise<void> {
  const sync = await startSync({
    database,
    clock,
    log,
    feed: { baseUrl: config.SPORTMONKS_API_BASE, token: config.SPORTMONKS_TOKEN ?? '' },
    ladder: config.PRICE_LADDER,
    watch,
  })
  ending.add(() => sync.stop())
  log.info('Following Sportmonks')
}

/** Free sources, until the server ends. */
export async function followOpenData(parts: Following): Promise<void> {
  const { config, brand, log, database, clock, readiness, ending, watch } = parts
  const open = await startOpen({
    database,
    clock,
    log,
    settings: openSettings(config),
    sources: openSources(config, { brand: brand.name, url: publicUrlOf(config), contact: config.CONTACT_TO }),
    ladder: config.PRICE_LADDER,
    watch,
    onFill: (progress) => {
      readiness.filled = progress === null
      readiness.detail =
        progress === null
          ? 'ready'
          : progress.unreachable
            ? 'the source of the first fill cannot be reached: check DNS, firewall and proxy'
            : `${progress.done} of ${progress.of} files of the first fill are read`
    },
  })
  ending.add(() => open.stop())
  log.info('Following free sources')
  for (const [setting, gain] of Object.entries(keysWouldAdd(config)))
    log.info(`There is no ${setting}, which would add ${gain}`)
}
