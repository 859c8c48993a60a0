import { draws } from '../apps/server/src/modules/finder/chance/drawn-finders.ts'
import { viewPast } from '../apps/server/src/modules/finder/finder-history.view.ts'
import { findPastSums } from '../apps/server/src/modules/finder/past-sums.queries.ts'
import type { Database } from '../packages/database/src/index.ts'
import type { Finder } from '../packages/football/src/index.ts'
import type { Bench, Benchmark, Figure } from './support/benchmark.ts'
import { embeddedPlace, type Place, serverPlace } from './support/databases.ts'
import { atMost, milliseconds, timed, whole } from './support/figures.ts'
import { writeManyFacts } from './support/many-facts.ts'

const finder = (conditions: Finder['conditions'], leagues: readonly number[] = []): Finder => ({
  ...{ bet: 'over', leagues, days: [], conditions },
})

const FINDERS: Readonly<Record<string, Finder>> = {
  'everything there is': finder([]),
  'three conditions': finder([
    { fact: 'priceOver', from: 1.6, to: 2.2 },
    { fact: 'homeOvers10Venue', from: 5, to: null },
    { fact: 'restLead', from: 0, to: null },
  ]),
  'of two leagues': finder([{ fact: 'homeWins5All', from: 3, to: null }], [3, 8]),
}

const LARGE = 1_000_000
const SMALL = 200_000
const MOST_MS = { [SMALL]: 1_000, [LARGE]: 3_000 }
const DRAWN_WITHIN_MS = 10_000
const AGAIN_MS = 20

/** The first time it is asked, in a connection that has asked nothing before. */
async function cold(database: Database, one: Finder) {
  const { ms, result } = await timed(async () =>
    viewPast(await findPastSums(database.pool, one), { leagues: new Map(), seasons: new Map() }),
  )
  return { ms, matches: result.all.matches }
}

async function drawn(database: Database, one: Finder): Promise<number> {
  const drawing = draws({ database, clock: { now: () => new Date() } })
  const { ms } = await timed(async () => {
    while ((await drawing.of(one, 'bench')).state === 'drawing') await new Promise((done) => setTimeout(done, AGAIN_MS))
  })
  drawing.close()
  return ms
}

async function measure(bench: Bench, place: Place, matches: number) {
  bench.say(`writing ${whole(matches)} rows (${place.title})`)
  const database = await place.open()
  bench.undo(() => database.close())
  await writeManyFacts(database, matches)
  const figures: Figure[] = []
  const rows: string[][] = []
  for (const [name, one] of Object.entries(FINDERS)) {
    const first = await cold(database, one)
    const draw = await drawn(database, one)
    const title = `${place.title}, ${whole(matches)}: ${name}`
    figures.push(atMost(title, first.ms, MOST_MS[matches as keyof typeof MOST_MS], milliseconds))
    figures.push(atMost(`${title}, drawn 1,000 times`, draw, DRAWN_WITHIN_MS, milliseconds))
    rows.push([title, whole(first.matches), milliseconds(first.ms), milliseconds(draw)])
  }
  return { figures, rows }
}

export const finderBench: Benchmark = {
  name: 'finder',
  title: 'Histories of finders',
  about:
    `Sums of the history of a finder and their shaping, without HTTP, the first time it is asked, on ${whole(SMALL)} matches (embedded and PostgreSQL) and ` +
    `${whole(LARGE)} (PostgreSQL); and the 1,000 picks by chance, in a thread, until they are kept.`,
  async run(bench) {
    const places: [Place | null, number][] = [
      [await embeddedPlace(bench), SMALL],
      [await serverPlace(bench), SMALL],
      [await serverPlace(bench), LARGE],
    ]
    const figures: Figure[] = []
    const rows: string[][] = []
    for (const [place, matches] of places) {
      if (!place) continue
      const found = await measure(bench, place, matches)
      figures.push(...found.figures)
      rows.push(...found.rows)
    }
    const head = ['finder', 'matches found', 'history', '1,000 picks']
    return { figures, tables: [{ title: 'Milliseconds', head, rows }] }
  },
}
