import { type Browser, chromium, type Page } from '@playwright/test'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import { BROWSER_ARGS, findBrowser } from '../tools/browser.ts'
import { buildWeb } from '../tools/build/web-build.ts'
import type { Bench, Benchmark, Figure } from './support/benchmark.ts'
import { serverPlace } from './support/databases.ts'
import { startProduct } from './support/demo.ts'
import { DETAIL_NOW, type DetailIds, LARGE, writeDetailWorld } from './support/detail-world.ts'
import { atMost, kilobytes, median, milliseconds, timed, whole } from './support/figures.ts'
import { type PageSize, pageSize, untilQuiet } from './support/page-size.ts'
import { waitFor } from './support/processes.ts'

const ANSWER_MS = 300
const ELEMENTS = 3_000
const TASK_MS = 200
const SLOWER = 4
const VISITS = 3
const AGAIN = 20
const LOADS = 5
const READY_MS = 120_000
const VIEWPORT = { width: 1440, height: 900 }

/** The calls of the pages, each with one of the same kind that warms the code up and not the answer. */
const calls = ({
  league,
  season,
  team,
  player,
  coach,
  country,
}: DetailIds): [name: string, path: string, other: string][] => [
  ['league', `league/${league}`, `league/${league + 1}`],
  ['league: table', `season/standing/${season}`, `season/standing/${season - 1}`],
  ['league: results', `season/result/${season}`, `season/result/${season - 1}`],
  ['league: to come', `season/upcoming/${season}`, `season/upcoming/${season - 1}`],
  ['league: top scorers', `season/topscorer/${season}/208`, `season/topscorer/${season}/209`],
  ['league: statistics', `season/stats/${season}`, `season/stats/${season - 1}`],
  ['team', `team/info/${team}`, `team/info/${team + 1}`],
  ['team: squad', `team/squad/${season}/${team}`, `team/squad/${season}/${team + 1}`],
  ['team: statistics', `team/stats/${team}`, `team/stats/${team + 1}`],
  ['team: scorers', `team/scorer/${season}/${team}`, `team/scorer/${season}/${team + 1}`],
  ['team: transfers', `team/transfer/${team}/1`, `team/transfer/${team + 1}/1`],
  ['player', `player/info/${player}`, `player/info/${player + 1}`],
  ['player: statistics', `player/stats/${player}`, `player/stats/${player + 1}`],
  ['coach', `coach/info/${coach}`, `coach/info/${coach + 1}`],
  ['country: leagues', `country/league/${country}`, `country/league/${country + 1}`],
  ['country: teams', `country/team/${country}/1`, `country/team/${country}/2`],
  ['country: players', `country/player/${country}/1`, `country/player/${country}/2`],
  ['country: players, the last page', `country/player/${country}/${LARGE.players / 50}`, `country/player/${country}/3`],
  ['country: coaches', `country/coach/${country}/1`, `country/coach/${country}/2`],
  ['latest transfers', 'transfer/latest/1', 'transfer/latest/2'],
]

/** Appends so many pages, then looks at the list from the beginning again. */
async function loadMore(page: Page): Promise<void> {
  for (let load = 0; load < LOADS; load++) {
    await page.getByRole('button', { name: 'Load more' }).click()
    await untilQuiet(page)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await untilQuiet(page)
}

const pages = ({
  league,
  season,
  team,
  player,
  country,
}: DetailIds): [name: string, path: string, then?: typeof loadMore][] => [
  ['league', `/league/${league}`],
  ['league: results', `/league/${league}?tab=result`],
  ['league: top scorers', `/league/${league}?tab=topscorer`],
  ['team', `/team/${team}`],
  ['team: squad', `/team/${team}?tab=squad&league=${league}&season=${season}`],
  ['team: statistics', `/team/${team}?tab=stats`],
  [`team: transfers, ${LOADS} times more`, `/team/${team}?tab=transfer`, loadMore],
  ['player', `/player/${player}`],
  ['player: statistics', `/player/${player}?tab=stats`],
  ['country: leagues', `/country/${country}`],
  ['country: players', `/country/${country}?tab=player`],
  [`country: players, ${LOADS} times more`, `/country/${country}?tab=player`, loadMore],
  [`latest transfers, ${LOADS} times more`, '/transfer', loadMore],
]

async function measureCalls(origin: string, token: string, ids: DetailIds) {
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}/api/v3/${path}`, { headers: { authorization: `Token ${token}` } })
    const text = await answer.text()
    if (!answer.ok && answer.status !== 404) throw new Error(`${path}: ${answer.status} ${text}`)
    return text
  }
  const rows: { name: string; first: number; again: number; bytes: number }[] = []
  for (const [name, path, other] of calls(ids)) {
    await ask(other)
    const first = await timed(() => ask(path))
    const kept: number[] = []
    for (let at = 0; at < AGAIN; at++) kept.push((await timed(() => ask(path))).ms)
    rows.push({ name, first: first.ms, again: median(kept), bytes: Buffer.byteLength(first.result) })
  }
  return rows
}

async function measurePages(bench: Bench, browser: Browser, origin: string, token: string, ids: DetailIds) {
  const found: { name: string; size: PageSize; tasks: number[] }[] = []
  for (const [name, path, then] of pages(ids)) {
    const sizes: PageSize[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const storage = { token, uid: '1', username: 'reader0' }
      const options = { url: origin + path, storage, slower: SLOWER, viewport: VIEWPORT }
      sizes.push(await pageSize(browser, then ? { ...options, then } : options))
    }
    const tasks = sizes.map(({ longestTask }) => longestTask).sort((one, other) => one - other)
    const elements = Math.max(...sizes.map((size) => size.elements))
    bench.say(`${name}: ${whole(elements)} elements, longest task ${milliseconds(tasks[0] ?? 0)}`)
    found.push({ name, size: { elements, longestTask: tasks[0] ?? 0, rows: sizes[0]?.rows ?? 0 }, tasks })
  }
  return found
}

export const detailPages: Benchmark = {
  name: 'detail-pages',
  title: 'The largest league, squad, player and country',
  about:
    `A league of ${LARGE.teams} teams and ${LARGE.seasons} seasons, a squad of ${LARGE.squad}, a player and a team with ${LARGE.seasons} seasons, ` +
    `a country with ${whole(LARGE.players)} players, ${whole(LARGE.transfers)} transfers, written through the sinks into PostgreSQL. Answers: the ` +
    `first one, nothing of it kept, and the median of ${AGAIN} kept ones, over HTTP on the machine itself. Pages: real Chromium, ` +
    `${VIEWPORT.width} × ${VIEWPORT.height}; all elements of the page, and the longest task from the navigation on: the processor time it ` +
    `took, times ${SLOWER} for a processor so much slower, in the quietest of ${VISITS} visits, as other programs only add to it.`,
  async run(bench) {
    const place = await serverPlace(bench)
    if (place === null) return { figures: [], notes: ['There was no PostgreSQL server.'] }
    await buildWeb({ ifStale: true })
    const database = await place.open()
    bench.undo(() => database.close())
    const ids = await writeDetailWorld(database, bench.say)
    const [reader] = await addSubscribers(database, 1, DETAIL_NOW)
    if (!reader) throw new Error('There is no subscriber')
    const environment = { ...place.environment, FEED: 'none', CLOCK: DETAIL_NOW.toISOString() }
    const product = await startProduct(bench, environment)
    await waitFor(product, `${product.url}/readyz`, (answer) => answer.ok, READY_MS)
    bench.say('asking')
    const answers = await measureCalls(product.url, reader.token, ids)
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGS] })
    bench.undo(() => browser.close())
    const sizes = await measurePages(bench, browser, product.url, reader.token, ids)
    const worst = <T>(rows: readonly T[], of: (row: T) => number) => Math.max(...rows.map(of))
    const figures: Figure[] = [
      atMost(
        'slowest first answer',
        worst(answers, ({ first }) => first),
        ANSWER_MS,
        milliseconds,
      ),
      atMost(
        'most elements of a page',
        worst(sizes, ({ size }) => size.elements),
        ELEMENTS,
        whole,
      ),
      atMost(
        'longest task of a page',
        worst(sizes, ({ size }) => size.longestTask),
        TASK_MS,
        milliseconds,
      ),
    ]
    return {
      figures,
      tables: [
        {
          title: 'Answers',
          head: ['call', 'first', 'kept', 'size'],
          rows: answers.map(({ name, first, again, bytes }) => [
            ...[name, milliseconds(first), milliseconds(again), kilobytes(bytes)],
          ]),
        },
        {
          title: 'Pages',
          head: ['page', 'elements', 'rows in the page', 'longest task of each visit'],
          rows: sizes.map(({ name, size, tasks }) => [
            ...[name, whole(size.elements), whole(size.rows), tasks.map(milliseconds).join(', ')],
          ]),
        },
      ],
    }
  },
}
