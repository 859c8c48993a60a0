import { DAY_MS } from '@touchline/football'
import { deriveSeasons } from '@touchline/ingest/derive/seasons/derive-seasons.ts'
import { notedProblems } from '@touchline/ingest/follow/feed/noted-problems.ts'
import { league, played, team, world } from '@touchline/testing/records'
import { useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

interface Standing {
  standing: { details: { type_id: number; value: number }[] }[]
  uncertain: { fixture_id: number; starting_at: string; home: string; away: string }[]
}

test('matches of which nothing says to which phase they belong are in no table, and the page and the operator are told', async () => {
  const names = Array.from({ length: 14 }, (_, at) => `Club ${String.fromCharCode(65 + at)}`)
  const teams = names.map((name) => team(name))
  const pairings = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home.key, away.key]))
  const semiFinals = [
    [teams[0]?.key, teams[3]?.key],
    [teams[1]?.key, teams[2]?.key],
  ]
  const matches = [...pairings, ...semiFinals].map(([home = '', away = ''], at) => {
    const kickoff = new Date(Date.UTC(2025, 7, 1) + at * DAY_MS).toISOString()
    return { ...played(home, away, kickoff, [1, 0]), key: `match ${at}` }
  })
  await server.store(world({ leagues: [league('premier', 'Other League')], teams, fixtures: matches }))
  await deriveSeasons(server.database, { now: server.deps.clock.now() })
  const [season] = await server.database.rows<{ id: number }>('select id from season')
  const { standing, uncertain } = await by.get<Standing>(`/api/v3/season/standing/${season?.id}`)
  const playedBy = standing.map(({ details }) => details.find(({ type_id }) => type_id === 129)?.value)
  expect(playedBy).toEqual(Array(14).fill(26))
  expect(uncertain.map(({ home, away }) => `${home}-${away}`)).toEqual(['Club A-Club D', 'Club B-Club C'])
  expect(await notedProblems(server.database.pool, new Date(0))).toEqual([
    expect.stringContaining('Club A - Club D on 2026-01-30 is in no table'),
    expect.stringContaining('Club B - Club C on 2026-01-31 is in no table'),
  ])
})
