import { addSubscribers } from '../e2e/support/subscriber.ts'
import { buildWeb } from '../tools/build/web-build.ts'
import type { Benchmark, Figure } from './support/benchmark.ts'
import { bothPlaces } from './support/databases.ts'
import { startProduct } from './support/demo.ts'
import { atMost, median, milliseconds, timed, whole } from './support/figures.ts'
import { NAMED, writeNames } from './support/names-world.ts'
import { waitFor } from './support/processes.ts'

const TARGET_MS = 20
const PAGES = 9
const ROUNDS = 3
const READY_MS = 120_000
const NOW = new Date('2026-11-21T12:00:00.000Z')

/** Some of one letter, of words, of parts of words, misspelt ones and one that nothing is called by. */
const TEXTS = [
  's',
  'ma',
  'man u',
  'united',
  'manchester',
  'mk dons',
  'chest',
  'ver',
  'marton cor',
  'mancester',
  'liverpol',
  'valdinho',
  'qqzxwv',
]

export const searchNames: Benchmark = {
  name: 'search-names',
  title: 'Searching all names',
  about:
    `The members’ search over ${whole(NAMED.teams + NAMED.leagues + NAMED.players + NAMED.coaches)} teams, leagues, players and coaches, ` +
    `written through the sinks. Nothing is answered from what was kept: the pages 1 to ${PAGES} of a text are computed as its first page is. ` +
    `Over HTTP on the machine itself, after each text was asked for once; the median of ${ROUNDS * (PAGES - 1)} answers of each text.`,
  async run(bench) {
    await buildWeb({ ifStale: true })
    const figures: Figure[] = []
    const rows: string[][] = []
    for (const place of await bothPlaces(bench)) {
      const database = await place.open()
      bench.say(`${place.title}: writing names`)
      const names = await writeNames(database, NOW)
      const [reader] = await addSubscribers(database, 1, NOW)
      await database.close()
      const product = await startProduct(bench, { ...place.environment, FEED: 'none', CLOCK: NOW.toISOString() })
      await waitFor(product, `${product.url}/readyz`, (answer) => answer.ok, READY_MS)
      const ask = async (text: string, page: number) => {
        const path = `/api/search/v3?q=${encodeURIComponent(text)}&pg=${page}`
        const answer = await fetch(product.url + path, { headers: { authorization: `Token ${reader?.token}` } })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return answer.json()
      }
      bench.say(`${place.title}: asking`)
      const taken = new Map<string, number[]>(TEXTS.map((text) => [text, []]))
      for (const text of TEXTS) await ask(text, 1)
      for (let round = 0; round < ROUNDS; round++)
        for (let page = 2; page <= PAGES; page++)
          for (const text of TEXTS) {
            const { ms } = await timed(() => ask(text, round * PAGES + page))
            taken.get(text)?.push(ms)
          }
      const medians = [...taken].map(([text, list]) => ({ text, ms: median(list), worst: Math.max(...list) }))
      for (const { text, ms, worst } of medians) rows.push([place.title, text, milliseconds(ms), milliseconds(worst)])
      const slowest = Math.max(...medians.map(({ ms }) => ms))
      figures.push(atMost(`${place.title}, ${whole(names)} names: slowest text`, slowest, TARGET_MS, milliseconds))
    }
    return { figures, tables: [{ title: 'Texts', head: ['database', 'text', 'median', 'slowest'], rows }] }
  },
}
