import { claimWorld, type Database, inTransaction, migrate, openDatabase } from '@touchline/database'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import { league, played, team, world } from '@touchline/testing/records'
import { useFolder } from '@touchline/testing/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn } from '../command.testing.ts'

const folder = useFolder()
let server: Database
beforeAll(async () => {
  server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  await migrate(server)
  await inTransaction(server, (client) => claimWorld(client, 'real'))
  const now = new Date('2026-03-07T12:00:00Z')
  const cup = league('cup', 'Ambridge Cup', { type: 'cup' })
  const [teams, leagues] = [
    [team('Ashton'), team('Brough')],
    [cup, league('empty', 'Empty League')],
  ]
  const old = {
    key: 'old',
    league: 'cup',
    name: '2024/2025',
    startsOn: '2024-08-01',
    endsOn: '2025-05-31',
    current: false,
  }
  const batch = world({ teams, leagues, fixtures: [] })
  const of = (season: string, day: string, state: number) =>
    played('ashton', 'brough', `${day}T15:00:00.000Z`, [1, 0], { season, league: 'cup', state })
  const fixtures = [of('cup now', '2026-01-03', 5), of('cup now', '2026-01-10', 26), of('old', '2025-01-04', 5)]
  await applyBatch(server, { ...batch, seasons: [...(batch.seasons ?? []), old], fixtures }, { now })
}, 120_000)
afterAll(() => server.close())

test('lists the season of each competition with matches, and past ones when it is told to', async () => {
  const { code, out } = await runOn(folder.path, ['coverage'])
  expect(code).toBe(0)
  expect(out.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^Ambridge Cup +2025\/2026 +2 +\? +50 % +0 % +0 % +0 % +0 % +1$/),
  ])
  const all = await runOn(folder.path, ['coverage', '--all'])
  expect(all.out.split('\n').map((line) => line.slice(0, 47).trim().split(/ {2,}/).slice(0, 2))).toEqual([
    ['competition', 'season'],
    ['Ambridge Cup', '2024/2025'],
    ['Ambridge Cup', '2025/2026'],
  ])
})
