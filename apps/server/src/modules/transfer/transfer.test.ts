import type { TransferView } from '@touchline/contract'
import type { TransferRecord } from '@touchline/football'
import { person, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
const by = useReader(server)

const move = (key: string, date: string, more: Partial<TransferRecord> = {}): TransferRecord => ({
  ...{ key, player: 'ada', from: 'ashton', to: 'brough', date, type: 219, amount: null },
  ...more,
})
const store = (transfers: TransferRecord[]) =>
  server.store(
    world({
      teams: [team('Ashton', { shortCode: 'ASH' }), team('Brough')],
      players: [{ ...person('Ada'), commonName: 'Ada N.', position: 27 }],
      transfers,
    }),
  )

interface Page {
  transfer: TransferView[]
  has_more: boolean
}
const page = (number: number | string) => by.get<Page>(`/api/v3/transfer/latest/${number}`)

test('the newest transfer comes first, with player, both teams, kind and amount; unknown values are null', async () => {
  await store([
    move('old', '2025-07-01', { amount: 12_500_000 }),
    move('released', '2026-02-01', { to: null, type: 4711 }),
    move('loan', '2026-01-15', { from: null, type: 218 }),
  ])
  const { transfer, has_more } = await page(1)
  expect(
    transfer.map(({ date, fromteam, toteam, type_id, type, amount }) => [
      ...[date, fromteam?.name, toteam?.name, type_id, type?.developer_name, amount],
    ]),
  ).toEqual([
    ['2026-02-01', 'Ashton', undefined, 4711, undefined, null],
    ['2026-01-15', undefined, 'Brough', 218, 'LOAN', null],
    ['2025-07-01', 'Ashton', 'Brough', 219, 'TRANSFER', 12_500_000],
  ])
  expect(has_more).toBe(false)
  const [first] = transfer
  expect(first).toMatchObject({
    player: { name: 'Ada', common_name: 'Ada N.', image_path: `/api/images/player/${first?.player_id}` },
    fromteam: { id: first?.from_team_id, short_code: 'ASH' },
    to_team_id: null,
    toteam: null,
  })
})

test('pages follow each other without a gap or a repetition, and the last one says so', async () => {
  await store(
    Array.from({ length: 120 }, (_, at) => move(String(at), `2026-01-${String((at % 7) + 1).padStart(2, '0')}`)),
  )
  const pages = await Promise.all([1, 2, 3, 4].map(page))
  expect(pages.map(({ transfer, has_more }) => [transfer.length, has_more])).toEqual([
    [50, true],
    [50, true],
    [20, false],
    [0, false],
  ])
  const all = pages.flatMap(({ transfer }) => transfer)
  expect(new Set(all.map(({ id }) => id)).size).toBe(120)
  const days = all.map(({ date }) => date)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('one type alone is counted in pages of its own', async () => {
  const loans = Array.from({ length: 60 }, (_, at) => move(`loan-${at}`, '2025-01-01', { type: 218 }))
  await store([...loans, ...Array.from({ length: 60 }, (_, at) => move(`free-${at}`, '2026-01-01', { type: 220 }))])
  const pages = await Promise.all(['1?type=218', '2?type=218', '1?type=9688'].map(page))
  expect(pages.map(({ transfer, has_more }) => [transfer.length, has_more])).toEqual([
    [50, true],
    [10, false],
    [0, false],
  ])
  expect(new Set(pages.flatMap(({ transfer }) => transfer.map(({ type_id }) => type_id)))).toEqual(new Set([218]))
})

test('a full page with nothing after it is the last one', async () => {
  await store(Array.from({ length: 50 }, (_, at) => move(String(at), '2026-01-01')))
  const { transfer, has_more } = await page(1)
  expect([transfer.length, has_more]).toEqual([50, false])
})

test('a new transfer appears at once', async () => {
  await store([move('one', '2026-01-01')])
  expect((await page(1)).transfer).toHaveLength(1)
  await store([move('two', '2026-01-02')])
  expect((await page(1)).transfer.map(({ date }) => date)).toEqual(['2026-01-02', '2026-01-01'])
})

test('pages are counted from 1', async () => {
  await expect(page(0)).rejects.toThrow('400')
  await expect(page('one')).rejects.toThrow('400')
})
