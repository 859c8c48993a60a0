import type { FixtureView, LeagueView, MatchBasics, TeamInfo } from '@touchline/contract'
import { everyFamily, finished, fixture, played, team, world } from '@touchline/testing/records'
import { idOf, signedIn, useServer, viewer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer()

const teams = [team('Ashton'), team('Brough')]
const coming = fixture('ashton', 'brough', '2026-03-14T15:00:00.000Z')
const over = played('brough', 'ashton', '2026-02-28T15:00:00.000Z', [2, 1])
const figures = (corners: number | null) => ({ corners, yellowCards: null, redCards: null, statistics: {} })

const paid = async <T>(path: string): Promise<T> =>
  (await (await server.ask(`/api/v3/${path}`, signedIn(await viewer(server, 'subscriber')))).json()) as T
const comingId = async () =>
  (await server.database.rows('select id from fixture order by kickoff desc limit 1'))[0]?.id as number
const hasOf = async () => {
  const [match] = await server.get<MatchBasics[]>(`/api/match_info/${await comingId()}`)
  const { has: ofTeam } = await server.get<TeamInfo>(`/api/v3/team/info/${await idOf(server, 'team', 'Ashton')}`)
  const { has: ofFixture } = await paid<FixtureView>(`fixture/${await comingId()}`)
  return { match: match?.has, team: ofTeam, fixture: ofFixture }
}

test('where only results are known nothing else is offered: no line-ups, events, squads, transfers, corners or cards', async () => {
  await server.store(world({ teams, fixtures: [over, coming] }))
  const { match, team: ofTeam, fixture: ofFixture } = await hasOf()
  expect(match).toEqual({ corners: false, cards: false, stats: false })
  expect(ofFixture).toEqual({ lineup: false, event: false, stats: false, sidelined: false })
  expect(Object.entries(ofTeam).filter(([, there]) => there)).toEqual([])
})

test('corners of one past match of either team are enough to offer the corners of the next', async () => {
  await server.store(
    world({ teams, fixtures: [{ ...over, sides: { home: figures(null), away: figures(7) } }, coming] }),
  )
  const { match, team: ofTeam, fixture: ofFixture } = await hasOf()
  expect(match).toEqual({ corners: true, cards: false, stats: false })
  expect([ofTeam.corners, ofTeam.cards, ofTeam.other]).toEqual([true, false, false])
  expect(ofFixture.stats).toBe(false)
})

test('a match to come offers what earlier matches of its league have: its line-ups and missing players will come', async () => {
  const next = fixture('ashton', 'brough', coming.kickoff, { league: finished.league, season: finished.season })
  await server.store(everyFamily({ fixtures: [finished, next] }))
  const { fixture: ofFixture, team: ofTeam } = await hasOf()
  expect(ofFixture).toMatchObject({ lineup: true, stats: true, sidelined: true })
  expect(ofTeam).toMatchObject({
    squad: true,
    scorers: true,
    transfer: true,
    trophies: true,
    coaches: true,
    rivals: true,
  })
  const { seasons } = await paid<LeagueView>(`league/${await idOf(server, 'league', 'Premier League')}`)
  expect(seasons[0]?.has).toEqual({ topscorer: true, stats: true })
})
