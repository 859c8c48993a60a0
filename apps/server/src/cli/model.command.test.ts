import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimWorld, type Database, inTransaction, migrate, openDatabase } from '@touchline/database'
import { ratedFixtures, store } from '@touchline/ingest/derive/ratings/rated-world.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn } from './command.testing.ts'

let folder: string
let server: Database
/** Two divisions of four seasons, with the same prices of every match before kick-off and at it. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-model-'))
  server = await openDatabase({ dataDir: join(folder, 'data'), role: 'server' })
  await migrate(server)
  await inTransaction(server, (client) => claimWorld(client, 'real'))
  const fixtures = ratedFixtures()
  const priced = (opening: number, price: number, selection: number) =>
    ({ bookmaker: 1, selection, line: null, opening, price, closing: true }) as const
  await store(server, fixtures, {
    odds: fixtures.map(({ key }) => ({
      fixture: key,
      market: 1,
      quotes: [priced(2.1, 2, 1), priced(3.4, 3.4, 2), priced(3.6, 3.9, 3)],
    })),
  })
}, 120_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const touchline = (...words: string[]) => runOn(folder, words)
const evaluated = async (...words: string[]) =>
  JSON.parse((await touchline('model', 'evaluate', '--json', ...words)).out)

test('everything is rated again and judged on what was played, while a server is running', async () => {
  const rebuilt = await touchline('model', 'rebuild')
  expect(rebuilt.code).toBe(0)
  expect(rebuilt.out).toMatch(/^matches +96$/m)

  const all = await evaluated()
  expect(Object.keys(all)).toEqual(['margin', 'price', 'grid', 'model', 'corners', 'yellows', 'inplay', 'intervals'])
  expect(all.margin.opening.power.n).toBe(all.model.n)
  expect(all.price.closing.n).toBe(all.model.n)
  expect(all.model.rps).toBeGreaterThan(0)
  expect(all.grid).toMatchObject({ n: 0, correctScore: null, asianDistance: null })
  expect(all.intervals.wilson['10']).toBeCloseTo(0.956, 3)

  const first = await evaluated('--league', 'england/premier-league')
  const second = await evaluated('--league', 'E1')
  expect(first.model.n + second.model.n).toBe(all.model.n)
  const early = await evaluated('--to', '2019-06-30')
  const late = await evaluated('--from', '2019-07-01')
  expect(early.model.n + late.model.n).toBe(all.model.n)
  expect(early.model.n).toBe(24)

  const table = await touchline('model', 'evaluate')
  expect(table.out).toMatch(/^margin: opening, power +\d+ {2}log loss \d\.\d{4} {2}calibration/m)
  expect(await touchline('model', 'evaluate', '--league', 'nowhere')).toMatchObject({ code: 2 })
  expect((await touchline('model', 'evaluate', '--from', 'monday')).code).toBe(2)
})
