import { HOUR_MS, MINUTE_MS } from '@touchline/football'
import type { Job } from '@touchline/runtime'
import { testClock } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { expect, it } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { type OpenDay, startOpenDay } from '../../../../../../tools/open-day/start-open-day.ts'
import { makeOpenContext } from '../make-open-context.ts'
import { LADDER, SITE } from '../open-context.testing.ts'
import type { OpenContext } from '../open-context.ts'
import { openJobs } from '../open-jobs.ts'
import { openEnvironment } from '../settings/open-environment.ts'
import { openSettings, openSources } from '../settings/open-settings.ts'

const database = useDatabase()
const MIDNIGHT = Date.parse('2025-12-13T00:00:00Z')
/** The product is started on Friday evening, so that the first fill is not counted. */
const STARTED_AT = MIDNIGHT - 60 * MINUTE_MS
const SLOW = HOUR_MS

const SOURCES = ['files', 'openfootball', 'org', 'liga', 'weather', 'odds'] as const
type Asked = Record<(typeof SOURCES)[number], number>

const askedOf = ({ files, openfootball, org, liga, weather, odds }: OpenDay): Asked => ({
  files: files.calls.length,
  openfootball: openfootball.calls.length,
  org: org.asked.length,
  liga: liga.asked.length,
  weather: weather.calls.length,
  odds: odds.calls.length,
})

/** Most calls of a day that are planned for, as the table of budgets has them. */
const PLANNED: Asked = { files: 84, openfootball: 20, org: 827, liga: 2_600, weather: 76, odds: 16 }
/** Most of an hour: files of every division at once; three a minute; four leagues every minute with what changed; a quarter of the grounds; every league once. */
const PLANNED_AN_HOUR: Asked = { files: 40, openfootball: 20, org: 180, liga: 260, weather: 19, odds: 8 }

it(
  'a full Saturday of every source stays within what is planned for, hour by hour',
  async () => {
    const clock = testClock(STARTED_AT)
    const day = await startOpenDay(realData(), () => clock.now())
    const config = openEnvironment.parse({ ...day.settings, OPEN_SEASONS: '1' })
    const ending = new AbortController()
    const silent = () => undefined
    const context = makeOpenContext(
      {
        ...{ database, clock, ladder: LADDER, settings: openSettings(config) },
        sources: openSources(config, SITE),
        log: { info: silent, warn: silent } as OpenContext['log'],
        given: {
          pauseMs: 0,
          sleep: async () => undefined,
          budget: { take: async () => undefined, reported: async () => undefined },
        },
      },
      ending.signal,
    )
    const due = new Map<Job, number>(openJobs(context).map((job) => [job, STARTED_AT]))
    const hours: Asked[] = []
    let before = askedOf(day)
    for (let now = STARTED_AT; now < MIDNIGHT + 24 * 60 * MINUTE_MS; now += MINUTE_MS) {
      clock.set(now)
      if (now === MIDNIGHT) before = askedOf(day)
      for (const [job, at] of due) if (now >= at) due.set(job, now + ((await job.run(ending.signal)) ?? job.everyMs))
      if (now < MIDNIGHT || (now + MINUTE_MS - MIDNIGHT) % (60 * MINUTE_MS) !== 0) continue
      const asked = askedOf(day)
      hours.push(Object.fromEntries(SOURCES.map((source) => [source, asked[source] - before[source]])) as Asked)
      before = asked
    }
    ending.abort()
    await day.close()

    const total = (source: keyof Asked) => hours.reduce((sum, hour) => sum + hour[source], 0)
    const most = (source: keyof Asked) => Math.max(...hours.map((hour) => hour[source]))
    const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |\n`
    process.stdout.write(row(['hour', ...SOURCES]))
    for (const [hour, asked] of hours.entries()) process.stdout.write(row([hour, ...SOURCES.map((one) => asked[one])]))
    process.stdout.write(row(['day', ...SOURCES.map(total)]))
    for (const source of SOURCES) {
      expect(total(source), source).toBeLessThanOrEqual(PLANNED[source])
      expect(most(source), source).toBeLessThanOrEqual(PLANNED_AN_HOUR[source])
    }
    expect(
      await database.rows(`select count(*)::int as n from fixture where state_id in (1, 26)
      and kickoff_known and kickoff between '2025-12-13' and '2025-12-13T21:00Z' and exists (select from source_ref r
        where r.kind = 'fixture' and r.id = fixture.id and r.source in ('football-data-org', 'openligadb'))`),
    ).toEqual([{ n: 0 }])
  },
  SLOW,
)
