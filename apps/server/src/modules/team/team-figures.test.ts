import type { SquadPlayer, TeamScorer, TeamSeasonStat, TransferView } from '@touchline/contract'
import type { Details, PlayerSeasonRecord, TransferRecord } from '@touchline/football'
import { league, person, played, team, world } from '@touchline/testing/records'
import { idOf, useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
const by = useReader(server)

const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
const teams = [team('Ashton'), team('Brough')]
const player = (name: string, position: 24 | 25 | 27 | null = null) => ({
  ...person(name),
  commonName: `${name} N.`,
  ...(name === 'Ada' ? { country: 72, height: 184, weight: 79 } : { country: null }),
  position,
})
const ofSeason = (name: string, details: Details, more: Partial<PlayerSeasonRecord> = {}): PlayerSeasonRecord => ({
  season: 'premier now',
  team: 'ashton',
  player: name,
  position: null,
  jerseyNumber: null,
  details,
  ...more,
})

const ashton = () => idOf(server, 'team', 'Ashton')
const firstSeason = async () => {
  const rows = await server.database.rows<{ id: number }>('select id from season order by id limit 1')
  return rows[0]?.id ?? 0
}

test('a squad is listed by position, then shirt number; a position that the season does not report is the usual one', async () => {
  await server.store(
    world({
      leagues,
      teams,
      players: [player('Ada', 27), player('Bea'), player('Cleo', 24), player('Dora', 25)],
      playerSeasons: [
        ofSeason('ada', { 118: { average: 7.2, highest: 8, lowest: 6 } }, { jerseyNumber: 9 }),
        ofSeason('bea', {}),
        ofSeason('cleo', {}, { position: 25, jerseyNumber: 5 }),
        ofSeason('dora', {}, { jerseyNumber: 2 }),
        { ...ofSeason('bea', {}), team: 'brough' },
      ],
    }),
  )
  const { players } = await by.get<{ players: SquadPlayer[] }>(
    `/api/v3/team/squad/${await firstSeason()}/${await ashton()}`,
  )
  expect(players.map((one) => [one.player.name, one.position_id, one.jersey_number])).toEqual([
    ['Dora', 25, 2],
    ['Cleo', 25, 5],
    ['Ada', 27, 9],
    ['Bea', null, null],
  ])
  expect(players[2]).toMatchObject({
    player: { name: 'Ada', common_name: 'Ada N.', country: { name: 'England' }, height: 184, weight: 79 },
    details: [{ type_id: 118, value: { average: 7.2, highest: 8, lowest: 6 } }],
  })
  expect(players[3]).toMatchObject({ player: { country: null, height: null, weight: null }, details: [] })
})

test('without line-ups, all players of the team in the season are its squad', async () => {
  const spellOf = (player: string, startsOn: string | null, endsOn: string | null, of = 'ashton') => ({
    player,
    spells: [{ team: of, startsOn, endsOn, position: 25 as const, jerseyNumber: 4 }],
  })
  const records = {
    leagues,
    teams,
    fixtures: [played('ashton', 'brough', '2025-09-01T15:00:00.000Z', [1, 0])],
    players: ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay', 'Gail'].map((name) => player(name)),
    playerSpells: [
      spellOf('ada', '2020-01-01', null),
      spellOf('bea', '2025-01-01', '2025-09-15'),
      spellOf('cleo', '2020-01-01', '2025-06-30'),
      spellOf('dora', '2026-07-01', null),
      spellOf('eve', '2020-01-01', null, 'brough'),
      // People there today without a start, and one who left at an unknown start.
      spellOf('fay', null, null),
      spellOf('gail', null, '2025-12-31'),
    ],
    playerSeasons: [ofSeason('ada', { 52: { total: 1 } }, { jerseyNumber: 9 })],
  }
  await server.store(world(records))
  const squad = async () => {
    const path = `/api/v3/team/squad/${await firstSeason()}/${await ashton()}`
    const { players } = await by.get<{ players: SquadPlayer[] }>(path)
    return players.map((one) => `${one.player.name} ${one.jersey_number} ${one.details.length}`)
  }
  expect(await squad()).toEqual(['Bea 4 0', 'Fay 4 0', 'Ada 9 1'])
  await server.store(world({ ...records, playerSeasons: [ofSeason('ada', { 52: { total: 1 }, 321: { total: 3 } })] }))
  expect(await squad()).toEqual(['Ada null 2'])
})

test('scorers are sorted by goals, then assists, have only the figures of the four lists, and need at least one of them', async () => {
  await server.store(
    world({
      leagues,
      teams,
      players: [player('Ada'), player('Bea'), player('Cleo'), player('Dora')],
      playerSeasons: [
        ofSeason('ada', { 321: { total: 30 }, 119: { total: 2700 } }),
        ofSeason('bea', { 52: { total: 4, goals: 3, penalties: 1 }, 79: { total: 1 } }),
        ofSeason('cleo', { 52: { total: 4, goals: 4, penalties: 0 }, 79: { total: 6 }, 84: { total: 2 } }),
        ofSeason('dora', { 119: { total: 90 } }),
      ],
    }),
  )
  const { scorer } = await by.get<{ scorer: TeamScorer[] }>(
    `/api/v3/team/scorer/${await firstSeason()}/${await ashton()}`,
  )
  expect(scorer.map(({ player: { name }, details }) => [name, details.map(({ type_id }) => type_id)])).toEqual([
    ['Cleo', [52, 79, 84]],
    ['Bea', [52, 79]],
    ['Ada', [321]],
  ])
})

test('the statistics of each season, the latest to end first', async () => {
  const seasons = [
    ['premier old', 'premier', '2024/2025', '2025-05-31'],
    ['premier now', 'premier', '2025/2026', '2026-05-31'],
    ['cup now', 'cup', '2025/2026', '2026-06-06'],
  ].map(([key = '', of = '', name = '', endsOn = '']) => ({
    key,
    league: of,
    name,
    startsOn: '2024-08-01',
    endsOn,
    current: false,
  }))
  const wins = (count: number) => ({ 214: { all: { count, percentage: 50 } }, 45: { count: 110, average: 55 } })
  await server.store(
    world({
      leagues,
      seasons,
      teams,
      teamSeasons: [
        { season: 'premier old', team: 'ashton', details: wins(1) },
        { season: 'premier now', team: 'ashton', details: wins(2) },
        { season: 'cup now', team: 'ashton', details: wins(3) },
        { season: 'cup now', team: 'brough', details: wins(4) },
      ],
    }),
  )
  const { stats } = await by.get<{ stats: TeamSeasonStat[] }>(`/api/v3/team/stats/${await ashton()}`)
  expect(stats.map(({ season: { name, league: of } }) => `${of.name} ${name}`)).toEqual([
    'FA Cup 2025/2026',
    'Premier League 2025/2026',
    'Premier League 2024/2025',
  ])
  expect(stats[1]?.details).toEqual([
    { type_id: 45, value: { count: 110, average: 55 } },
    { type_id: 214, value: { all: { count: 2, percentage: 50 } } },
  ])
  const { leagues: played_in } = await by.get<{ leagues: { name: string }[] }>(`/api/v3/team/league/${await ashton()}`)
  expect(played_in.map(({ name }) => name)).toEqual(['FA Cup', 'Premier League'])
})

const transfer = (key: number, more: Partial<TransferRecord> = {}): TransferRecord => ({
  key: `t${key}`,
  player: 'ada',
  from: 'brough',
  to: 'ashton',
  date: `2025-${String(1 + (key % 12)).padStart(2, '0')}-01`,
  type: 219,
  amount: null,
  ...more,
})

test('transfers both ways come newest first, fifty a page, until there are no more', async () => {
  const transfers = Array.from({ length: 51 }, (_, at) =>
    transfer(at, at % 2 === 0 ? {} : { from: 'ashton', to: null }),
  )
  await server.store(
    world({ leagues, teams, players: [player('Ada')], transfers: [...transfers, transfer(99, { to: null })] }),
  )
  const page = async (number: number) =>
    by.get<{ transfer: TransferView[]; has_more: boolean }>(`/api/v3/team/transfer/${await ashton()}/${number}`)
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect([first, second, third].map((one) => [one.transfer.length, one.has_more])).toEqual([
    [50, true],
    [1, false],
    [0, false],
  ])
  const dates = [...first.transfer, ...second.transfer].map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set([...first.transfer, ...second.transfer].map(({ id }) => id)).size).toBe(51)
})

test('a transfer has its teams, its type in words and its amount; unknown values are null', async () => {
  const transfers = [transfer(2, { amount: 12_500_000 }), transfer(1, { from: 'ashton', to: null, type: 4242 })]
  await server.store(world({ leagues, teams, players: [player('Ada')], transfers }))
  const path = `/api/v3/team/transfer/${await ashton()}/1`
  const { transfer: rows } = await by.get<{ transfer: TransferView[] }>(path)
  expect(rows).toMatchObject([
    {
      player: { name: 'Ada', common_name: 'Ada N.' },
      fromteam: { name: 'Brough' },
      toteam: { name: 'Ashton' },
      date: '2025-03-01',
      type: { developer_name: 'TRANSFER' },
      amount: 12_500_000,
    },
    { fromteam: { name: 'Ashton' }, to_team_id: null, toteam: null, type_id: 4242, type: null, amount: null },
  ])
  await server.store(
    world({ leagues, teams, players: [player('Ada')], transfers: [...transfers, transfer(11, { type: 218 })] }),
  )
  expect((await by.get<{ transfer: TransferView[] }>(path)).transfer[0]?.type?.name).toBe('Loan')
})

test('an unknown team has empty lists, and an invalid id or page is refused', async () => {
  await server.store(
    world({ leagues, teams, fixtures: [played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [1, 0])] }),
  )
  for (const path of ['squad/1/424242', 'stats/424242', 'scorer/1/424242', 'league/424242', 'transfer/424242/1']) {
    const { type, ...lists } = await by.get<Record<string, unknown>>(`/api/v3/team/${path}`)
    expect([path, type, Object.values(lists)[0]]).toEqual([path, 2, []])
  }
  const headers = { authorization: `Token ${by.token}` }
  for (const path of ['squad/x/1', 'stats/0', 'scorer/1/-1', 'league/abc', 'transfer/1/0', 'transfer/1/x']) {
    expect([path, (await server.ask(`/api/v3/team/${path}`, { headers })).status]).toEqual([path, 400])
  }
})
