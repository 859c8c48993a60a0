import { afterEach, describe, expect, it } from 'vitest'
import {
  type StandIn,
  type StandInOptions,
  sidesReversed,
  smallWorld,
  startSportmonksStandIn,
  without,
  wrong,
} from './index.ts'

const running: StandIn[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function started(options: StandInOptions = {}): Promise<StandIn> {
  const server = await startSportmonksStandIn(smallWorld(), options)
  running.push(server)
  return server
}

interface Body {
  data?: Record<string, unknown> | Record<string, unknown>[]
  message?: string
  code?: number
  pagination?: Record<string, unknown>
  rate_limit?: Record<string, unknown>
}

async function get(server: StandIn, path: string, token = server.token): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${server.url}/v3/${path}`, { headers: { Authorization: token } })
  return { status: response.status, body: (await response.json()) as Body }
}

async function rows(server: StandIn, path: string): Promise<Record<string, unknown>[]> {
  const { status, body } = await get(server, path)
  expect(status).toBe(200)
  return Array.isArray(body.data) ? body.data : [body.data ?? {}]
}

describe('what is refused', () => {
  it.each<[string, string, number, number?]>([
    ['an unknown path', 'football/weather', 404],
    ['an id that is not there', 'football/fixtures/1', 404],
    ['an include that does not exist', 'football/fixtures?include=goals', 404, 5013],
    ['an include in small letters', 'football/fixtures?include=weatherreport', 404, 5013],
    ['odds with the fixtures in play', 'football/livescores/inplay?include=odds', 404, 5013],
    ['an include too deep', 'football/fixtures?include=lineups.player.country.continent.countries', 400, 5008],
    ['a filter that does not exist', 'football/fixtures?filters=goals:1', 400, 5010],
    ['a size together with a cursor', 'football/fixtures?per_page=10&cursor=WzI1LDI1LGZhbHNlXQ', 400],
    ['more than 50 ids at once', `football/fixtures/multi/${Array.from({ length: 51 }, (_, n) => n + 1)}`, 400],
    [
      'more than 50 ids in a filter',
      `football/fixtures?filters=fixtureLeagues:${Array.from({ length: 51 }, (_, n) => n)}`,
      400,
    ],
    ['more than 100 days', 'football/fixtures/between/2025-01-01/2025-04-20', 400],
    ['more than 31 days of transfers', 'football/transfers/between/2025-01-01/2025-02-02', 400],
    ['pages beyond 20,000 rows', 'football/players?per_page=50&page=402', 400, 5003],
  ])('%s', async (_, path, status, code) => {
    const answer = await get(await started(), path)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('a wrong token, and an include outside the plan', async () => {
    const server = await started({ plan: { without: ['predictions'] } })
    expect((await get(server, 'core/types', 'other')).status).toBe(401)
    expect(await get(server, 'football/fixtures?include=scores;predictions')).toMatchObject({
      status: 403,
      body: { resource: 'predictions' },
    })
  })

  it('calls beyond the limit of their entity until the hour is over', async () => {
    let now = 0
    const server = await started({ now: () => now, limits: { perHour: 2 } })
    const left = async (path: string) => {
      const { status, body } = await get(server, path)
      return [status, body.rate_limit?.remaining]
    }
    expect([await left('football/leagues'), await left('football/leagues/8'), await left('football/leagues')]).toEqual([
      [200, 1],
      [200, 0],
      [429, 0],
    ])
    expect(await left('football/seasons')).toEqual([200, 1])
    now = 3_600_000
    expect(await left('football/leagues')).toEqual([200, 1])
  })
})

describe('what is given', () => {
  it('only what was asked for, keys of includes in small letters', async () => {
    const server = await started()
    const [bare = {}] = await rows(server, 'football/fixtures/19500010')
    expect(Object.values(bare).filter((value) => typeof value === 'object' && value !== null)).toEqual([])
    const [rich = {}] = await rows(
      server,
      'football/fixtures/19500010?include=weatherReport;events.player:name;league.country',
    )
    expect(rich).toMatchObject({ weatherreport: { humidity: '64%' }, league: { id: 2, country: { name: 'Europe' } } })
    const players = (rich.events as { player: object | null }[]).flatMap(({ player }) => player ?? [])
    expect(new Set(players.flatMap((player) => Object.keys(player)))).toEqual(
      new Set([
        'id',
        'sport_id',
        'country_id',
        'city_id',
        'nationality_id',
        'position_id',
        'detailed_position_id',
        'type_id',
        'name',
      ]),
    )
  })

  it('every page of a list once, by cursor and by page number', async () => {
    const server = await started()
    const all = (await rows(server, 'football/fixtures?filters=populate&per_page=1000')).map((row) => row.id)
    expect(all).toHaveLength(36)
    const first = await get(server, 'football/fixtures')
    expect(first.body.pagination).toMatchObject({ count: 25, per_page: 25, current_page: 1, has_more: true })
    const byCursor = await rows(server, `football/fixtures?cursor=${first.body.pagination?.next_cursor}`)
    const byPage = await rows(server, 'football/fixtures?page=2')
    expect(byCursor).toEqual(byPage)
    expect([...(first.body.data as { id: number }[]), ...byPage].map((row) => row.id)).toEqual(all)
  })

  it('filters keep rows, and parts of rows', async () => {
    const server = await started()
    expect(await rows(server, 'football/fixtures?filters=fixtureLeagues:2;fixtureStates:8')).toHaveLength(1)
    const [fixture] = await rows(server, 'football/fixtures/19500010?include=events&filters=eventTypes:22,23')
    expect(fixture?.events).toHaveLength(10)
    expect(await rows(server, 'football/odds/pre-match/fixtures/19430009?filters=markets:1;bookmakers:2')).toHaveLength(
      3,
    )
    expect(await rows(server, 'football/players?filters=populate;idAfter:346815')).toEqual([
      expect.objectContaining({ id: 346_816 }),
    ])
  })

  it('deleted fixtures are in the list of deleted ones only, and are found by id', async () => {
    const server = await started()
    server.change('fixtures', 19_500_001, { state_id: 20 })
    expect(await rows(server, 'football/fixtures?filters=populate&per_page=100')).toHaveLength(35)
    expect(await rows(server, 'football/fixtures?filters=Deleted')).toEqual([
      expect.objectContaining({ id: 19_500_001 }),
    ])
    expect(await rows(server, 'football/fixtures/19500001')).toHaveLength(1)
  })

  it('the words for no result where there is none', async () => {
    const { status, body } = await get(await started(), 'football/livescores/inplay')
    expect([status, body.data]).toEqual([200, []])
    expect(body.message).toContain('No result(s) found')
  })

  it('every endpoint a whole synchronisation asks', async () => {
    const server = await started()
    const counts: Record<string, number> = {}
    for (const path of [
      'core/continents',
      'core/countries',
      'core/types?filters=populate',
      'football/states',
      'football/leagues?include=country;seasons;currentSeason',
      'football/seasons/25580?include=stages;groups;teams;statistics',
      'football/stages/seasons/25580?include=groups;rounds',
      'football/rounds/seasons/25583',
      'football/teams/seasons/25580?include=venue;coaches.coach;rivals;trophies.trophy;sidelinedHistory.player',
      'football/squads/teams/19?include=player.trophies.trophy;transfer',
      'football/squads/seasons/23614/teams/19?include=player;details',
      'football/players/latest',
      'football/coaches?include=teams.team;statistics.details;trophies',
      'football/referees/seasons/25580?include=statistics.details',
      'football/venues/seasons/25583',
      'football/transfers/latest',
      'football/transfers/between/2025-01-01/2025-01-31?include=player;fromTeam;toTeam',
      'football/transfers/teams/19',
      'football/standings/seasons/25583?include=details;form;rule;participant',
      'football/standings/corrections/seasons/23614',
      'football/topscorers/seasons/23614',
      'football/statistics/seasons/players/1910',
      'football/statistics/seasons/teams/19',
      'football/statistics/seasons/coaches/50019',
      'football/statistics/seasons/referees/37',
      'football/fixtures/date/2026-03-14',
      'football/fixtures/between/2025-08-01/2025-10-30/19',
      'football/fixtures/multi/19500009,19500010',
      'football/fixtures/head-to-head/19/83',
      'football/rivals/teams/19',
      'football/commentaries/fixtures/19500010',
      'football/odds/pre-match/fixtures/19430009?include=market;bookmaker',
      'odds/bookmakers',
      'odds/markets',
      'my/leagues',
    ]) {
      counts[path.split('?')[0] ?? ''] = (await rows(server, path)).length
    }
    expect(counts).toMatchObject({
      'football/teams/seasons/25580': 8,
      'football/squads/seasons/23614/teams/19': 16,
      'football/standings/seasons/25583': 4,
      'football/statistics/seasons/players/1910': 3,
      'football/fixtures/date/2026-03-14': 2,
      'football/fixtures/head-to-head/19/83': 3,
      'football/odds/pre-match/fixtures/19430009': 21,
    })
    expect(server.calls.every((call) => call.status === 200)).toBe(true)
  })

  it('what changed last: watched fields of a fixture for ten seconds, people for two hours', async () => {
    let now = 0
    const server = await started({ now: () => now })
    server.change('fixtures', 19_430_009, { has_odds: false })
    server.change('fixtures', 19_430_010, { state_id: 2 })
    server.change('players', 1901, { height: 191 })
    const latest = async (path: string) => (await rows(server, path)).flatMap((row) => row.id ?? [])
    expect(await latest('football/fixtures/latest')).toEqual([19_430_010])
    expect(await latest('football/livescores/latest')).toEqual([19_430_010])
    now = 60_000
    expect(await latest('football/fixtures/latest')).toEqual([])
    expect(await latest('football/players/latest')).toEqual([1901])
    now = 3 * 3_600_000
    expect(await latest('football/players/latest')).toEqual([])
  })
})

describe('what goes wrong on demand', () => {
  it('rows are changed for the calls that were named and for no other', async () => {
    const server = await started()
    server.faults.next(wrong('starting_at', 17), { path: 'date' })
    server.faults.next(without('name'), { path: 'multi' })
    const path = 'football/fixtures/multi/19500010'
    expect((await rows(server, path))[0]).not.toHaveProperty('name')
    expect((await rows(server, path))[0]).toHaveProperty('name')
    expect((await rows(server, 'football/fixtures/date/2026-03-14')).map((row) => row.starting_at)).toEqual([17, 17])
  })

  it('sides listed the other way round keep their locations', async () => {
    const server = await started()
    const path = 'football/fixtures/19500010?include=participants'
    const sides = async () =>
      (await rows(server, path))[0]?.participants as { id: number; meta: { location: string } }[]
    const before = await sides()
    server.faults.always(sidesReversed)
    expect(await sides()).toEqual(before.toReversed())
    server.faults.clear()
    expect(await sides()).toEqual(before)
  })
})
