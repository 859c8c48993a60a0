import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FinderHistory } from '@touchline/contract'
import { BETS, type Condition, FACT_NAMES, FACTS, type Fact, type Finder, finderKey } from '@touchline/football'
import { refreshFacts } from '@touchline/ingest/derive/finder/refresh-facts.ts'
import { fileGroups, importFiles } from '@touchline/ingest/follow/files/import-files.ts'
import { testDatabase } from '@touchline/testing/database'
import { signedIn, type TestServer, testServer, viewer } from '@touchline/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { ROOT } from '../../../../../tools/root.ts'

const SEASONS = ['2017-18', '2018-19', '2019-20', '2020-21', '2021-22', '2022-23']
const DIVISIONS = ['E0', 'D1', 'SP1', 'F1']
const FINDERS = 80
/** Our own forecasts are recomputed elsewhere, and no file has the weather. */
const ASKED = FACT_NAMES.filter((fact) => !/^(edge|temperature|wind|wet)/.test(fact))
/** Few matches have these; each is requested several times. */
const OF_PRICE_AND_REFEREE = ASKED.filter((fact) => /^(same|referee)/.test(fact))

let server: TestServer
let files: string[]
beforeAll(async () => {
  files = SEASONS.flatMap((season) =>
    DIVISIONS.map((division) => realData(`football-data/seasons/${season}/${division}.csv`)),
  ).filter((file) => existsSync(file))
  const database = await testDatabase()
  const now = new Date('2025-07-01T12:00:00Z')
  await importFiles({ database, source: 'football-data', groups: fileGroups('football-data', files), now })
  await refreshFacts(database, { now })
  server = await testServer({ database })
}, 300_000)
afterAll(() => server?.close())

/** Numbers from 0 to less than 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Where most values of a fact lie, if not anywhere between its least and its most. */
const SPANS: readonly [RegExp, readonly [number, number]][] = [
  [/^price/, [1.3, 4.5]],
  [/Place$/, [1, 18]],
  [/^same/, [2, 16]],
  [/^refereeCards/, [2.5, 5]],
]

/** A condition that some matches meet: between two of the values that some match has. */
function conditionOf(random: () => number, facts: readonly Fact[] = ASKED): Condition {
  const fact = facts[Math.floor(random() * facts.length)] ?? 'priceHome'
  const { least, most, digits } = FACTS[fact]
  const [low, high] = SPANS.find(([name]) => name.test(fact))?.[1] ?? [least, most]
  const end = () => Number((low + random() * (high - low)).toFixed(digits))
  const [one, other] = [end(), end()]
  const open = random()
  return {
    fact,
    from: open < 0.3 ? null : Math.min(one, other),
    to: open > 0.7 ? null : Math.max(one, other),
  }
}

test('the histories of eighty random finders are those that a script finds that shares no code with the product', async () => {
  const ids = await server.database.rows<{ key: string; id: number }>(
    `select key, id from source_ref where kind = 'league' and source = 'football-data'`,
  )
  const random = numbers(20_261_125)
  const token = await viewer(server, 'subscriber')
  const finders = []
  for (let at = 0; at < FINDERS; at++) {
    const conditions = new Map<string, Condition>()
    for (let more = 0; more < 1 + Math.floor(random() * 3); more++) {
      const one = conditionOf(random, more === 0 && at % 2 === 0 ? OF_PRICE_AND_REFEREE : ASKED)
      conditions.set(one.fact, one)
    }
    const leagues = random() < 0.3 ? ids.slice(0, 2) : []
    const finder: Finder = {
      bet: BETS[at % BETS.length] ?? 'home',
      leagues: leagues.map(({ id }) => id),
      days: random() < 0.2 ? [6, 7] : [],
      conditions: [...conditions.values()],
    }
    const path = `/api/v3/finder/history?${finderKey(finder)}`
    const answer = await server.ask(path, signedIn(token))
    expect([path, answer.status]).toEqual([path, 200])
    const { all } = (await answer.json()) as FinderHistory
    finders.push({
      bet: finder.bet,
      leagues: leagues.map(({ key }) => key),
      days: finder.days,
      where: finder.conditions.map(({ fact, from, to }) => [fact, from, to]),
      seen: all,
    })
  }
  const found = finders.filter(({ seen }) => seen.matches > 0)
  expect(found.length).toBeGreaterThan(FINDERS * 0.7)
  for (const fact of OF_PRICE_AND_REFEREE)
    expect([fact, found.some(({ where }) => where.some(([asked]) => asked === fact))]).toEqual([fact, true])
  const { status, stdout, stderr } = spawnSync('python3', [join(ROOT, 'tools/recompute/finders.py')], {
    input: JSON.stringify({ files, finders }),
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  const { compared, differences } = JSON.parse(stdout)
  expect(differences.slice(0, 20)).toEqual([])
  expect(compared).toBeGreaterThan(14 * FINDERS)
}, 300_000)
