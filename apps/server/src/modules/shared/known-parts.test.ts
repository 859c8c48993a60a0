import type { CoachProfile, FixtureView, LeagueView, MatchBasics, PlayerProfile, TeamInfo } from '@touchline/contract'
import {
  event,
  everyFamily,
  finished,
  fixture,
  going,
  parts,
  person,
  played,
  team,
  world,
} from '@touchline/testing/records'
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
  expect(ofFixture).toEqual({ lineup: true, event: false, stats: false, sidelined: true })
  expect(ofTeam).toMatchObject({
    squad: true,
    scorers: true,
    transfer: true,
    coaches: true,
    rivals: true,
  })
  const { seasons } = await paid<LeagueView>(`league/${await idOf(server, 'league', 'Premier League')}`)
  expect(seasons[0]).toMatchObject({ has: { topscorer: true, stats: true }, scorer_lists: [208] })
})

const other = played('brough', 'ashton', '2026-03-07T15:00:00.000Z', [1, 0])
const states = [
  { name: 'to come', match: coming, offered: { lineup: true, event: false, stats: false, sidelined: false } },
  {
    name: 'in play',
    match: going('ashton', 'brough', coming.kickoff, 2, [0, 0]),
    offered: { lineup: true, event: true, stats: true, sidelined: false },
  },
  {
    name: 'over',
    match: played('ashton', 'brough', coming.kickoff, [0, 0]),
    offered: { lineup: false, event: false, stats: false, sidelined: false },
  },
  {
    name: 'postponed',
    match: fixture('ashton', 'brough', coming.kickoff, { state: 10 }),
    offered: { lineup: false, event: false, stats: false, sidelined: false },
  },
] as const
const sheet = { side: 'home', period: 0, values: { 42: 7 } } as const
const known = (key: string) => ({
  events: [{ fixture: key, events: [event(14, 30, 'home')] }],
  statistics: [{ fixture: key, statistics: [sheet] }],
  lineups: [{ ...parts.lineups[0], fixture: key, entries: [{ ...parts.lineups[0].entries[1] }] }],
})

test.each(states)(
  'a match $name without events, figures and line-ups, in a season whose other matches have them',
  async ({ match, offered }) => {
    await server.store(world({ teams, fixtures: [other, match], ...known(other.key) }))
    expect((await hasOf()).fixture).toEqual(offered)
  },
)

test('a match that is over offers what is stored of it, though no other has it', async () => {
  const match = played('ashton', 'brough', coming.kickoff, [1, 0])
  await server.store(world({ teams, fixtures: [other, match], ...known(match.key) }))
  expect((await hasOf()).fixture).toEqual({ lineup: true, event: true, stats: true, sidelined: false })
  const corners = played('ashton', 'brough', '2026-03-21T15:00:00.000Z', [1, 0], {
    sides: { home: figures(4), away: figures(7) },
  })
  await server.store(world({ teams, fixtures: [corners] }))
  expect((await hasOf()).fixture).toEqual({ lineup: false, event: false, stats: true, sidelined: false })
})

test('a team without a coach or a rival has no card of them, though another team of its league has', async () => {
  const spell = { coach: 'cora', team: 'brough', startsOn: '2025-07-01', endsOn: null, position: 221 } as const
  const rivals = [{ team: 'brough', rivals: ['ashton'] }]
  const coaches = [{ ...person('Cora'), player: null }]
  await server.store(world({ teams, fixtures: [over], coaches, coachSpells: [spell], rivals }))
  expect((await hasOf()).team).toMatchObject({ coaches: false, rivals: false })
  const { has } = await server.get<TeamInfo>(`/api/v3/team/info/${await idOf(server, 'team', 'Brough')}`)
  expect(has).toMatchObject({ coaches: true, rivals: true })
})

test.each([
  ['is there, nobody knows since when', null, null, true],
  ['came last summer', '2025-07-01', null, true],
  ['left years ago, nobody knows after how long', null, '2020-06-30', false],
])('whether a squad is offered where the one player known %s', async (_, startsOn, endsOn, offered) => {
  const spells = [{ team: 'ashton', startsOn, endsOn, position: null, jerseyNumber: null }]
  const players = [parts.players[0]]
  await server.store(world({ teams, fixtures: [over], players, playerSpells: [{ player: 'ada', spells }] }))
  expect((await hasOf()).team.squad).toBe(offered)
})

test('that a team has no trophies, transfers or absences is said in leagues of which they are reported alone', async () => {
  const elsewhere = [team('Upton'), team('Downham')]
  const one = { seasonName: '2024/2025', season: null, league: null, leagueName: 'Cup', team: null, trophy: 1 } as const
  const reported = {
    players: parts.players,
    trophies: [{ owner: 'team', key: 'upton', trophies: [one] }],
    transfers: [{ ...parts.transfers[0], from: null, to: 'upton' }],
    sidelined: [{ team: 'upton', players: [{ ...parts.sidelined[0].players[0], season: null }] }],
  } as const
  const peers = [{ season: 'premier now', team: 'ashton', details: {} }]
  const of = async (name: string) => {
    const { has } = await server.get<TeamInfo>(`/api/v3/team/info/${await idOf(server, 'team', name)}`)
    return { trophies: has.trophies, transfer: has.transfer, sidelined: has.sidelined }
  }
  await server.store(world({ teams: [...teams, ...elsewhere], fixtures: [over], ...reported, teamSeasons: peers }))
  expect([await of('Upton'), await of('Ashton')]).toEqual([
    { trophies: true, transfer: true, sidelined: true },
    { trophies: false, transfer: false, sidelined: false },
  ])
  await server.store(world({ teamSeasons: [...peers, { ...peers[0], team: 'upton' } as (typeof peers)[0]] }))
  expect(await of('Ashton')).toEqual({ trophies: true, transfer: true, sidelined: true })
})

test('a season that is over offers its own scorers and figures alone, the one that is played what the last one had', async () => {
  const season = (name: string, startsOn: string, endsOn: string, current: boolean) => ({
    ...{ key: name, league: 'premier', name, startsOn, endsOn, current },
  })
  const seasons = [
    season('2023/2024', '2023-08-01', '2024-05-31', false),
    season('2024/2025', '2024-08-01', '2025-05-31', false),
    season('2025/2026', '2025-08-01', '2026-05-31', true),
  ]
  const scorers = (name: string) => [{ ...parts.topScorers[0], season: name }]
  const offered = async () => {
    const view = await paid<LeagueView>(`league/${await idOf(server, 'league', 'Premier League')}`)
    return view.seasons.map(({ has, scorer_lists }) => has.topscorer && scorer_lists.includes(208))
  }
  const ada = [parts.players[0]]
  await server.store(world({ teams, seasons, players: ada, topScorers: scorers('2023/2024') }))
  expect(await offered()).toEqual([false, false, true])
  await server.store(world({ teams, seasons, players: ada, topScorers: scorers('2024/2025') }))
  expect(await offered()).toEqual([true, true, true])
})

test('a player who is known as a scorer alone has seasons and no latest matches; a coach without figures has no season', async () => {
  await server.store(everyFamily({ lineups: [], coachSeasons: [] }))
  const { player } = await paid<{ player: PlayerProfile }>(`player/info/${await idOf(server, 'player', 'Ada North')}`)
  const { player: eve } = await paid<{ player: PlayerProfile }>(
    `player/info/${await idOf(server, 'player', 'Éve South')}`,
  )
  expect([player.has, eve.has]).toMatchObject([
    { latest: false, stats: true },
    { latest: false, stats: false },
  ])
  const coach = await paid<CoachProfile>(`coach/info/${await idOf(server, 'coach', 'Cora West')}`)
  expect(coach.has).toMatchObject({ fixtures: false, stats: false })
})
