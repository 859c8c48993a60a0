import { rateMatches } from '../apps/server/src/ingest/ratings/rate-matches.ts'
import type { Bench, Benchmark } from './support/benchmark.ts'
import { type Place, serverPlace } from './support/databases.ts'
import { atMost, median, megabytes, milliseconds, seconds, timed, whole } from './support/figures.ts'
import { play, unplay } from './support/last-matchday.ts'
import { startChild } from './support/processes.ts'
import { seasonFiles } from './support/season-files.ts'

const MOST_REBUILD_MS = 10_000
const MOST_BYTES = 300 * 1024 * 1024
const MOST_MATCH_MS = 5

/** As `npm run touchline` starts it. */
const COMMAND = ['--max-semi-space-size=16', 'apps/server/src/cli/main.ts']

async function command(bench: Bench, place: Place, words: readonly string[]): Promise<string> {
  const child = startChild(bench, [...COMMAND, ...words], { env: place.environment })
  const code = await child.ended
  if (code !== 0) throw new Error(child.output().slice(-2000))
  return child.output()
}

/** The operator's rebuild. @returns matches, milliseconds and the highest resident memory of its process in bytes */
async function rebuild(bench: Bench, place: Place) {
  const printed = await command(bench, place, ['model', 'rebuild'])
  const figure = (name: string) =>
    Number(new RegExp(`^${name}\\s+([\\d,.]+)`, 'm').exec(printed)?.[1]?.replaceAll(',', ''))
  return { matches: figure('matches'), ms: 1000 * figure('time'), peak: 1024 * 1024 * figure('peak memory') }
}

/** The matches of one day end one after the other. @returns milliseconds of each, and how many forecasts lay ahead */
async function oneByOne(bench: Bench, place: Place) {
  const database = await place.open()
  bench.undo(() => database.close())
  const { now, fixtures } = await unplay(database)
  await rateMatches(database, { now })
  const taken: number[] = []
  for (const id of fixtures) {
    await play(database, id)
    const { ms, result } = await timed(() => rateMatches(database, { now }))
    if (result !== 1) throw new Error('A result was not rated')
    taken.push(ms)
  }
  const { rows } = await database.pool.query<{ ahead: number }>(
    `select count(*) as ahead from forecast where day > $1::date`,
    [now],
  )
  await database.close()
  return { taken, ahead: rows[0]?.ahead ?? Number.NaN }
}

export const ratings: Benchmark = {
  name: 'ratings',
  title: 'Ratings made anew, and after a match',
  about:
    'All matches of the season files in PostgreSQL. `touchline model rebuild` rates them from the first one on; its memory is the highest ' +
    'that was resident in its process, and the same of a rebuild of an empty database is what the command takes by itself. Then the matches of one ' +
    'day of the last season end one after the other, with some weeks of fixtures ahead: the time from a stored result to its ratings and the ' +
    'forecasts of what it touched, the transaction included; the first one of a day also keeps the ratings before that day.',
  async run(bench) {
    const [place, empty] = [await serverPlace(bench), await serverPlace(bench)]
    if (!place || !empty) return { figures: [], notes: ['There was no PostgreSQL server.'] }
    const files = await seasonFiles(bench)
    bench.say(`importing ${files.all.length} ${files.origin}`)
    for (const { open } of [place, empty]) await (await open()).close()
    await command(bench, place, ['import', 'football-data', ...files.all])
    bench.say('rebuilding')
    const nothing = await rebuild(bench, empty)
    const all = await rebuild(bench, place)
    bench.say('one match after the other')
    const { taken, ahead } = await oneByOne(bench, place)
    const [first = Number.NaN, ...later] = taken
    return {
      figures: [
        atMost(`rebuild of ${whole(all.matches)} matches`, all.ms, MOST_REBUILD_MS, seconds),
        atMost('memory of its process', all.peak, MOST_BYTES, megabytes),
        { name: 'of which the command takes for nothing', value: megabytes(nothing.peak) },
        atMost(`one match that ended, median of ${later.length}`, median(later), MOST_MATCH_MS, milliseconds),
        {
          name: 'fastest and slowest of them',
          value: `${milliseconds(Math.min(...later))}, ${milliseconds(Math.max(...later))}`,
        },
        { name: 'first one of a day', value: milliseconds(first) },
        { name: 'forecasts of matches ahead', value: whole(ahead) },
      ],
    }
  },
}
