import type { KnockOut, StakesTable, UpcomingMatch } from '@touchline/contract'
import { countryByName, type LeagueRecord, type RecordBatch, type Score, type StageRecord } from '@touchline/football'
import { rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { fixture, league, played, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { keepStakes } from '../../stakes/keep-stakes.ts'
import { simulationThread } from '../simulation-thread.ts'

const server = useServer()
const by = useReader(server)

interface Answer {
  knock_out: KnockOut | null
  missing: string | null
  ahead: { fixture_id: number; home_id: number }[]
}

const SPAIN = 207
const CUP = league('cup', 'FA Cup', { type: 'cup', subType: 'domestic_cup', stableKey: 'england/fa-cup' })
const stage = (name: string, sortOrder: number, season = 'cup now'): StageRecord => ({
  ...{ key: `${season} ${name}`, season, name, sortOrder, type: 224 },
})

const cupSeason = async (key = 'FA Cup') => {
  const { rows } = await server.database.pool.query(
    `select season.id from season join league on league.id = league_id where league.name = $1 and current`,
    [key],
  )
  return rows[0].id as number
}
const read = async (query = '', cup = 'FA Cup') =>
  by.get<Answer>(`/api/v3/season/simulation/${await cupSeason(cup)}${query}`)
const ofTeam = ({ knock_out }: Answer, name: string) =>
  knock_out?.teams.find(({ participant }) => participant.name === name)
const shares = (answer: Answer, round: number) =>
  answer.knock_out?.teams.reduce((sum, { rounds }) => sum + (rounds[round]?.mean ?? 0), 0)

/** All teams meet four times at each ground; the team named first wins. */
function leagueOf(key: string, names: readonly string[], goals: Score = [2, 0]) {
  let day = 0
  return Array.from({ length: 4 }, () =>
    names.flatMap((home, at) =>
      names.flatMap((away, other) => {
        if (home === away) return []
        const kickoff = new Date(Date.UTC(2025, 8, 1 + day++, 15)).toISOString()
        const score: Score = at < other ? goals : [goals[1], goals[0]]
        return [played(home.toLowerCase(), away.toLowerCase(), kickoff, score, { league: key, season: `${key} now` })]
      }),
    ),
  ).flat()
}

const ENGLISH = ['Ashton', 'Brough', 'Cawood', 'Denton']
const inCup = (name: string, season = 'cup now') => ({ league: 'cup', season, stage: `${season} ${name}` })
const shootOut = {
  scores: { halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [3, 4], current: [1, 1] },
} as const

const store = async (more: Partial<Omit<RecordBatch, 'source' | 'fixtures'>> & Parameters<typeof world>[0]) => {
  await server.store(world(more))
  await rateMatches(server.database, { now: new Date('2026-03-01T09:00:00Z') })
}
const leagues: readonly LeagueRecord[] = [
  league('premier', 'Premier League', { stableKey: 'england/premier-league' }),
  CUP,
]

const semiFinals = [
  played('ashton', 'denton', '2026-02-24T19:00:00.000Z', [1, 1], { ...inCup('Semi-finals'), state: 8, ...shootOut }),
  fixture('brough', 'cawood', '2026-03-24T19:00:00.000Z', inCup('Semi-finals')),
]

test('a tie that a shoot-out decided is certain, and the final is drawn from who is left', async () => {
  await store({
    leagues,
    teams: ENGLISH.map((name) => team(name)),
    stages: [stage('Semi-finals', 1)],
    fixtures: [...leagueOf('premier', ENGLISH), ...semiFinals],
  })
  const answer = await read()
  expect(answer).toMatchObject({ missing: null, knock_out: { rating: 'country', is_general: false, entrants: [] } })
  expect(answer.knock_out?.rounds).toMatchObject([
    { name: 'Semi-finals', teams: 4, drawn: 2, by: 'drawn' },
    { name: 'Final', teams: 2, drawn: 0, by: 'lot', neutral: true },
  ])
  expect(ofTeam(answer, 'Denton')?.rounds[1]?.mean).toBe(1)
  expect(ofTeam(answer, 'Ashton')).toMatchObject({ champion: { mean: 0, high: 0 } })
  expect(shares(answer, 1)).toBeCloseTo(2, 9)
  const champion = ENGLISH.map((name) => ofTeam(answer, name)?.champion)
  expect(champion.reduce((sum, one) => sum + (one?.mean ?? 0), 0)).toBeCloseTo(1, 9)
  // Brough has won all its matches against both.
  expect(champion[1]?.mean).toBeGreaterThan(0.5)
  expect(champion[1]?.low).toBeLessThan(champion[1]?.mean ?? 0)
  expect(champion[1]?.high).toBeGreaterThan(champion[1]?.mean ?? 1)
})

test('the next match of a cup affects the final and the cup, and the list shows its biggest effect', async () => {
  await store({
    leagues,
    teams: ENGLISH.map((name) => team(name)),
    stages: [stage('Semi-finals', 1)],
    fixtures: [...leagueOf('premier', ENGLISH), ...semiFinals],
  })
  const { tables, missing } = await by.get<{ tables: StakesTable[]; missing: string | null }>(
    `/api/v3/season/stakes/${await cupSeason()}`,
  )
  expect(missing).toBeNull()
  const [{ next, aims } = { next: [], aims: [] }] = tables
  expect(aims).toEqual([])
  expect(next.map(({ home, away, stakes }) => [home.name, away.name, stakes.map(({ aim }) => aim)])).toEqual([
    ['Brough', 'Cawood', ['final', 'champion']],
  ])
  const [final, champion] = next[0]?.stakes ?? []
  expect(final).toMatchObject({ home: expect.any(Number), swing: expect.any(Number) })
  expect(Math.abs(final?.swing ?? 0)).toBe(1)
  // Brough has the better of Denton, who waits in the final.
  expect(champion?.low).toBeLessThan(champion?.swing ?? 0)
  expect(champion?.swing).toBeGreaterThan(0.3)

  const thread = simulationThread()
  const lease = { signal: new AbortController().signal, keep: async () => undefined }
  await keepStakes(server.database, thread, { now: new Date('2026-03-20T12:00:00Z'), lease, looked: new Map() })
  await thread.close()
  const listed = await server.get<UpcomingMatch[]>('/api/upcoming/2026-03-24%2000:00/2026-03-25%2000:00')
  expect(listed.map(({ stakes }) => stakes?.aim)).toEqual(['final'])
})

test('a result that is set decides its tie', async () => {
  await store({
    leagues,
    teams: ENGLISH.map((name) => team(name)),
    stages: [stage('Semi-finals', 1)],
    fixtures: [...leagueOf('premier', ENGLISH), ...semiFinals],
  })
  const [{ fixture_id } = { fixture_id: 0 }] = (await read()).ahead
  const answer = await read(`?results=${fixture_id}:0-1`)
  expect(ofTeam(answer, 'Cawood')?.rounds[1]?.mean).toBe(1)
  expect(ofTeam(answer, 'Brough')?.champion.mean).toBe(0)
})

test('a round of the season before has clubs that come in later: those of the highest divisions that have not played', async () => {
  const before = 'cup before'
  const seasons = [
    ...(world({ leagues }).seasons ?? []),
    { key: before, league: 'cup', name: '2024/2025', startsOn: '2024-08-01', endsOn: '2025-05-31', current: false },
  ]
  await store({
    leagues,
    seasons,
    teams: ENGLISH.map((name) => team(name)),
    stages: [stage('First Round', 1, before), stage('Semi-finals', 2, before), stage('First Round', 1)],
    fixtures: [
      ...leagueOf('premier', ENGLISH),
      played('cawood', 'denton', '2024-10-01T19:00:00.000Z', [1, 0], inCup('First Round', before)),
      played('ashton', 'cawood', '2025-03-01T19:00:00.000Z', [1, 0], inCup('Semi-finals', before)),
      played('brough', 'denton', '2025-03-02T19:00:00.000Z', [1, 0], inCup('Semi-finals', before)),
      fixture('cawood', 'denton', '2026-04-01T19:00:00.000Z', inCup('First Round')),
    ],
  })
  const answer = await read()
  // Three come in at a round of four; there are two.
  expect(answer).toMatchObject({ knock_out: null, missing: 'unknown_entrants' })
})

test('clubs of two countries are compared by what their countries’ clubs have done against each other', async () => {
  const SPANISH = ['Ezcaray', 'Fuentes', 'Gandia', 'Huelva']
  const cup = league('cup', 'Friendship Cup', { type: 'cup', subType: 'cup_international', stableKey: null })
  // Every Spanish club has beaten every English one.
  const meetings = SPANISH.flatMap((home, at) =>
    ENGLISH.map((away, other) =>
      played(
        home.toLowerCase(),
        away.toLowerCase(),
        `2026-01-${String(10 + at + other).padStart(2, '0')}T20:00:00.000Z`,
        [3, 0],
        {
          ...{ league: 'old', season: 'old now' },
        },
      ),
    ),
  )
  await store({
    leagues: [
      ...leagues.slice(0, 1),
      league('liga', 'La Liga', { stableKey: 'spain/la-liga', country: SPAIN }),
      league('old', 'Old Cup', { type: 'cup', subType: 'cup_international', stableKey: null }),
      cup,
    ],
    teams: [...ENGLISH.map((name) => team(name)), ...SPANISH.map((name) => team(name, { country: SPAIN }))],
    stages: [stage('Final', 1)],
    fixtures: [
      ...leagueOf('premier', ENGLISH),
      ...leagueOf('liga', SPANISH),
      ...meetings,
      fixture('ashton', 'ezcaray', '2026-05-30T19:00:00.000Z', inCup('Final')),
    ],
  })
  const answer = await read('', 'Friendship Cup')
  expect(answer.knock_out).toMatchObject({ rating: 'countries', is_general: true })
  expect(ofTeam(answer, 'Ezcaray')?.champion.mean).toBeGreaterThan(0.7)
})

test('national teams are rated by their own results', async () => {
  const nations = ['Norland', 'Soutland']
  await store({
    leagues: [league('cup', 'Nations Cup', { type: 'cup', subType: 'cup_international', stableKey: null })],
    teams: nations.map((name) => team(name, { national: true })),
    stages: [stage('Final', 2)],
    fixtures: [
      ...Array.from({ length: 12 }, (_, at) =>
        played('norland', 'soutland', `2025-${String(at + 1).padStart(2, '0')}-09T19:00:00.000Z`, [3, 0], {
          ...{ league: 'cup', season: 'cup now' },
        }),
      ),
      fixture('soutland', 'norland', '2026-05-30T19:00:00.000Z', inCup('Final')),
    ],
  })
  const answer = await read('', 'Nations Cup')
  expect(answer.knock_out).toMatchObject({ rating: 'nations' })
  expect(ofTeam(answer, 'Norland')?.champion.mean).toBeGreaterThan(0.8)
})

test('the team of the country that a tournament takes place in is at home, also where it is named second', async () => {
  const nations = ['Germany', 'Spain', 'Italy', 'Portugal']
  const cup = league('cup', 'European Championship', {
    ...{ type: 'cup', subType: 'cup_international', stableKey: 'europe/european-championship' },
  })
  const season = (name: string) => ({
    ...{ key: 'cup now', league: 'cup', name, startsOn: '2026-01-01', endsOn: '2026-12-31', current: true },
  })
  const ofGermany = async (name: string) => {
    await store({
      leagues: [cup],
      seasons: [season(name)],
      teams: nations.map((nation) => team(nation, { national: true, country: countryByName(nation)?.id })),
      stages: [stage('Semi-finals', 2)],
      fixtures: [
        fixture('spain', 'germany', '2026-05-26T19:00:00.000Z', inCup('Semi-finals')),
        fixture('italy', 'portugal', '2026-05-27T19:00:00.000Z', inCup('Semi-finals')),
      ],
    })
    return ofTeam(await read('', 'European Championship'), 'Germany')?.rounds[1]?.mean ?? 0
  }
  // Germany had it in 2024, and nobody has it in 2026.
  expect(await ofGermany('2024')).toBeGreaterThan((await ofGermany('2026')) + 0.05)
})
