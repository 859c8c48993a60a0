import type { SimulatedTable, StakesTable, UpcomingMatch } from '@touchline/contract'
import { rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { fixture, league, played, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { afterAll, expect, test } from 'vitest'
import { keepStakes } from '../stakes/keep-stakes.ts'
import { simulationThread } from './simulation-thread.ts'

const server = useServer()
const by = useReader(server)
const thread = simulationThread()
afterAll(() => thread.close())

const NATIONS = ['Norland', 'Ostland', 'Sutland', 'Westland']
const inGroup = { league: 'euro', season: 'euro now', stage: 'groups', group: 'a' }
const ofTeam = <Row extends { participant: { name: string } }>(rows: readonly Row[] | undefined, name: string) =>
  rows?.find(({ participant }) => participant.name === name)

/** A group of four in which everybody has met everybody once; two of them go to the tournament. */
async function storeGroup(ahead = NATIONS.length * 3) {
  const pairs = NATIONS.flatMap((home, at) => NATIONS.slice(at + 1).map((away) => [home, away] as const))
  const first = pairs.map(([home, away], at) =>
    played(home.toLowerCase(), away.toLowerCase(), `2023-03-${10 + at}T19:00:00.000Z`, [2, 0], inGroup),
  )
  const later = pairs.map(([home, away], at) =>
    fixture(away.toLowerCase(), home.toLowerCase(), `2023-09-${10 + at}T19:00:00.000Z`, inGroup),
  )
  await server.store(
    world({
      leagues: [
        league('euro', 'European Championship Qualifying', {
          ...{ type: 'cup', subType: 'cup_international', stableKey: 'europe/european-championship-qualifying' },
        }),
      ],
      seasons: [
        { key: 'euro now', league: 'euro', name: '2024', startsOn: '2023-03-01', endsOn: '2023-12-01', current: true },
      ],
      teams: NATIONS.map((name) => team(name, { national: true })),
      stages: [{ key: 'groups', season: 'euro now', name: 'Group stage', sortOrder: 1, type: 223 }],
      groups: [{ key: 'a', stage: 'groups', name: 'Group A' }],
      fixtures: [...first, ...later].slice(0, ahead),
    }),
  )
  await rateMatches(server.database, { now: new Date('2023-09-01T09:00:00Z') })
  const { rows } = await server.database.pool.query(`select id from season`)
  return rows[0].id as number
}

test('the table of a qualifying competition has the chance to qualify, by the strengths of the nations', async () => {
  const season = await storeGroup()
  const { tables, missing } = await by.get<{ tables: SimulatedTable[]; missing: string | null }>(
    `/api/v3/season/simulation/${season}`,
  )
  expect(missing).toBeNull()
  const [{ teams, zones, title_by, title_missing } = { teams: [], zones: [], title_by: '', title_missing: '' }] = tables
  expect(zones.map((zone) => zone?.type?.name ?? null)).toEqual(['Qualified', 'Qualified', null, null])
  expect([title_by, title_missing]).toEqual([null, null])
  expect(teams.reduce((sum, { qualification }) => sum + (qualification ?? 0), 0)).toBeCloseTo(2, 9)
  // It has beaten all others, and the last has lost to all.
  expect(ofTeam(teams, 'Norland')?.qualification).toBeGreaterThan(0.9)
  expect(ofTeam(teams, 'Westland')?.qualification).toBeLessThan(0.1)
  expect(ofTeam(teams, 'Norland')).toMatchObject({
    champion: null,
    continental: null,
    promotion: null,
    relegation: null,
  })
})

test('what must happen to qualify is said, and the list of matches has what is at stake', async () => {
  const season = await storeGroup()
  const { tables } = await by.get<{ tables: StakesTable[] }>(`/api/v3/season/stakes/${season}`)
  expect(tables[0]?.aims.map(({ aim }) => aim)).toEqual(['qualification'])
  expect(ofTeam(tables[0]?.aims[0]?.teams, 'Norland')).toMatchObject({ state: 'open' })
  const lease = { signal: new AbortController().signal, keep: async () => undefined }
  await keepStakes(server.database, thread, { now: new Date('2023-09-08T12:00:00Z'), lease, looked: new Map() })
  const listed = await server.get<UpcomingMatch[]>('/api/upcoming/2023-09-14%2000:00/2023-09-16%2000:00')
  expect(listed.flatMap(({ stakes }) => stakes?.aim ?? [])).toContain('qualification')
})

test('a group without all its matches is not played to its end', async () => {
  const season = await storeGroup(9)
  expect(await by.get(`/api/v3/season/simulation/${season}`)).toMatchObject({ tables: [], missing: 'unscheduled' })
})
