import { buildApp } from '../apps/server/src/app.ts'
import type { Clock } from '../apps/server/src/clock.ts'
import { makeDeps } from '../apps/server/src/deps.ts'
import { findUpcoming } from '../apps/server/src/modules/upcoming/upcoming.queries.ts'
import { sortUpcoming, viewUpcoming } from '../apps/server/src/modules/upcoming/upcoming.views.ts'
import { readWindow } from '../apps/server/src/modules/upcoming/upcoming.window.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import type { Database } from '../packages/database/src/index.ts'
import type { Bench, Benchmark, Figure } from './support/benchmark.ts'
import { bothPlaces, type Place } from './support/databases.ts'
import { atMost, kilobytes, median, milliseconds, timed, whole } from './support/figures.ts'
import { DAY, MATCHES, PAST_FIXTURES, TEAMS, writeThousandMatches } from './support/thousand-matches.ts'

const TARGET_MS = 150
const ROUNDS = 15
const WARM_UP = 5
const NEXT_DAY = new Date(Date.parse(DAY) + 86_400_000).toISOString().slice(0, 10)
const WINDOW = [`${DAY} 00:00`, `${NEXT_DAY} 00:00`] as const
const ADDRESS = `/api/upcoming/${WINDOW.map(encodeURIComponent).join('/')}`
/** The evening before, so that the whole day is still to come. */
const NOW = new Date(Date.parse(DAY) - 6 * 3_600_000)
const clock: Clock = { now: () => NOW }
const FORM = { league_form: 0, type_form: 0, count_form: 5 }

async function listen(bench: Bench, database: Database) {
  const deps = await makeDeps({
    settings: { brand: 'Touchline', publicUrl: 'http://localhost', webFolder: '/nowhere' },
    database,
    clock,
    log: makeLog({ level: 'silent', pretty: false }),
    readiness: { migrated: true, filled: true, detail: 'ready' },
    payments: [],
  })
  const app = await buildApp(deps)
  bench.undo(() => app.close())
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), forget: () => deps.cache.drop(['*']) }
}

async function measure(bench: Bench, place: Place) {
  bench.say(`${place.title}: writing ${whole(PAST_FIXTURES)} past fixtures`)
  const database = await place.open()
  bench.undo(() => database.close())
  await writeThousandMatches(database)
  const { origin, forget } = await listen(bench, database)

  bench.say(`${place.title}: asking`)
  const ask = async (query: string) => {
    forget()
    const { ms, result } = await timed(async () => {
      const answer = await fetch(origin + ADDRESS + query)
      return { status: answer.status, text: await answer.text() }
    })
    if (result.status !== 200) throw new Error(result.text)
    return { ms, text: result.text }
  }
  const first = await ask('')
  const shown = JSON.parse(first.text) as { local_form: number | null; local_coach_changed: number | null }[]
  if (shown.length !== MATCHES || !shown.every((one) => one.local_form !== null))
    throw new Error('Matches or forms are missing')

  const answers: number[] = []
  const longForm: number[] = []
  const query: number[] = []
  const shape: number[] = []
  const window = readWindow(...WINDOW, NOW.getTime())
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const answer = (await ask('')).ms
    const other = (await ask('?league_form=1&type_form=1&count_form=50')).ms
    const found = await timed(() => findUpcoming(database, window, FORM, NOW))
    const shaped = await timed(async () => JSON.stringify(sortUpcoming(found.result).map(viewUpcoming)))
    if (round < WARM_UP) continue
    answers.push(answer)
    longForm.push(other)
    query.push(found.ms)
    shape.push(shaped.ms)
  }
  return {
    first,
    whole: median(answers),
    worst: Math.max(...answers),
    longForm: median(longForm),
    query: median(query),
    shape: median(shape),
  }
}

export const upcomingCold: Benchmark = {
  name: 'upcoming-cold',
  title: 'A day of 1,000 matches, asked for the first time',
  about:
    `\`/api/upcoming/…\` for a day of ${whole(MATCHES)} matches over ${whole(TEAMS)} teams with ${whole(PAST_FIXTURES)} past fixtures, ` +
    'the cache emptied before every request: from the request to the last byte over HTTP on the machine itself, with finding the ' +
    `form and the coaches, checking the answer against the contract and compressing it twice. Medians of ${ROUNDS} requests after ${WARM_UP}.`,
  async run(bench) {
    const figures: Figure[] = []
    const rows: string[][] = []
    let bytes = 0
    for (const place of await bothPlaces(bench)) {
      const taken = await measure(bench, place)
      bytes = Buffer.byteLength(taken.first.text)
      figures.push(atMost(`${place.title}, whole answer`, taken.whole, TARGET_MS, milliseconds))
      rows.push([
        place.title,
        ...[taken.first.ms, taken.worst, taken.longForm, taken.query, taken.shape].map(milliseconds),
      ])
    }
    const head = [
      'database',
      'first request of the process',
      'slowest',
      'form over 50 matches of the league',
      'of it the query',
      'of it sorting and shaping',
    ]
    return { figures, tables: [{ title: `The answer of ${kilobytes(bytes)} (before compression)`, head, rows }] }
  },
}
