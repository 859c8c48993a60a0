import type { StandingRow, StandingTable } from '@touchline/contract'
import type { Score, StageRecord } from '@touchline/football'
import { deriveSeasons } from '@touchline/ingest/derive/seasons/derive-seasons.ts'
import { league, played, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

interface Answer {
  standing: StandingRow[]
  tables: StandingTable[]
}

const NAMES = ['Ashton', 'Brough', 'Corby', 'Dunster'] as const
const season = (year: number) => ({
  ...{ key: `${year}`, league: 'premier', name: `${year}`, current: year === 2026 },
  ...{ startsOn: `${year}-01-01`, endsOn: `${year}-12-31` },
})
const HALVES = ['Apertura', 'Clausura']
const stagesOf = (year: number) =>
  HALVES.map((name, at): StageRecord => ({ key: `${year} ${name}`, season: `${year}`, name, sortOrder: at, type: 223 }))

/** Everybody meets everybody once in either half; the winner is the one named first, in the second half the one named last. */
const matchesOf = (year: number, names: readonly string[], score: Score = [1, 0]) =>
  HALVES.flatMap((half, second) =>
    names.flatMap((home, at) =>
      names.slice(at + 1).map((away, other) => {
        const day = String(1 + at * 5 + other).padStart(2, '0')
        const kickoff = `${year}-${second === 0 ? '02' : '08'}-${day}T20:00:00.000Z`
        const goals: Score = second === 0 ? score : [0, 2]
        const at26 = { league: 'premier', season: `${year}`, stage: `${year} ${half}` }
        return played(home.toLowerCase(), away.toLowerCase(), kickoff, goals, at26)
      }),
    ),
  )

const store = async (years: readonly [number, readonly string[]][]) => {
  await server.store(
    world({
      leagues: [league('premier', 'Primera', { stableKey: 'paraguay/primera-division' })],
      seasons: years.map(([year]) => season(year)),
      stages: years.flatMap(([year]) => stagesOf(year)),
      teams: NAMES.map((name) => team(name)),
      fixtures: years.flatMap(([year, names]) => matchesOf(year, names)),
    }),
  )
  await deriveSeasons(server.database, { now: server.deps.clock.now() })
}
const get = async (query = '') => {
  const [row] = await server.database.rows<{ id: number }>(`select id from season where name = '2026'`)
  return by.get<Answer>(`/api/v3/season/standing/${row?.id}${query}`)
}
const tableOf = ({ standing }: Answer, name: string) =>
  standing.filter(({ stage }) => stage?.name === name).map((row) => `${row.participant.name} ${row.points}`)

test('the half years come with a table of the year and one of points per match over three seasons', async () => {
  const three = ['Ashton', 'Brough', 'Corby']
  await store([
    [2024, ['Ashton', 'Brough', 'Dunster']],
    [2025, three],
    [2026, three],
  ])
  const answer = await get()
  expect(tableOf(answer, 'Apertura')).toEqual(['Ashton 6', 'Brough 3', 'Corby 0'])
  expect(tableOf(answer, 'Clausura')).toEqual(['Corby 6', 'Brough 3', 'Ashton 0'])
  expect(tableOf(answer, 'Whole year')).toEqual(['Corby 6', 'Brough 6', 'Ashton 6'])
  // Ashton and Brough have played twelve matches, Corby eight.
  expect(tableOf(answer, 'Relegation by averages')).toEqual(['Ashton 18', 'Brough 18', 'Corby 12'])
  expect(answer.tables.map(({ sums, rules }) => [sums, rules.per_match])).toEqual([
    [null, false],
    [null, false],
    ['year', false],
    ['averages', true],
  ])
  expect(new Set(answer.standing.map(({ stage }) => stage?.id)).size).toBe(4)
  const atHome = await get('?scope=home')
  expect(tableOf(atHome, 'Relegation by averages')).toEqual([])
  expect(tableOf(atHome, 'Whole year')).toHaveLength(3)
})

test('averages are nothing to say while one of the seasons is not known', async () => {
  await store([
    [2025, ['Ashton', 'Brough', 'Corby']],
    [2026, ['Ashton', 'Brough', 'Corby']],
  ])
  const answer = await get()
  expect(tableOf(answer, 'Whole year')).toHaveLength(3)
  expect(tableOf(answer, 'Relegation by averages')).toEqual([])
})
