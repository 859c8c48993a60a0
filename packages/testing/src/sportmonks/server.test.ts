import { HOUR_MS } from '@touchline/football'
import { afterEach, describe, expect, it } from 'vitest'
import { type StandIn, type StandInOptions, sidesReversed, startSportmonksStandIn, without, wrong } from './index.ts'
import { SHOOT_OUT, SLICE, SLICE_NOW, sliceWorld, TODAY, TOMORROW } from './slice/index.ts'

const { fixtures = [], lineups = [], players = [], leagues = [], coachSpells = [] } = SLICE
const CUP_TIE = Number(SHOOT_OUT.key)
const ofFixture = <R extends { fixture: string }>(records: readonly R[], { key }: { key: string }) =>
  records.filter(({ fixture }) => fixture === key)

const running: StandIn[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

async function started(options: StandInOptions = {}): Promise<StandIn> {
  const server = await startSportmonksStandIn(sliceWorld(), options)
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

describe('refused calls', () => {
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
    expect([
      await left('football/leagues'),
      await left(`football/leagues/${TODAY.league}`),
      await left('football/leagues'),
    ]).toEqual([
      [200, 1],
      [200, 0],
      [429, 0],
    ])
    expect(await left('football/seasons')).toEqual([200, 1])
    now = HOUR_MS
    expect(await left('football/leagues')).toEqual([200, 1])
  })
})

describe('the answers', () => {
  it('only what was requested, keys of includes in small letters', async () => {
    const server = await started()
    const [bare = {}] = await rows(server, `football/fixtures/${CUP_TIE}`)
    expect(Object.values(bare).filter((value) => typeof value === 'object' && value !== null)).toEqual([])
    const [rich = {}] = await rows(
      server,
      `football/fixtures/${CUP_TIE}?include=weatherReport;events.player:name;league.country`,
    )
    expect(rich).toMatchObject({
      weatherreport: { humidity: `${SHOOT_OUT.weather?.humidity}%` },
      league: { id: Number(SHOOT_OUT.league), country: { name: 'England' } },
    })
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
    expect(all).toHaveLength(fixtures.length)
    const first = await get(server, 'football/fixtures')
    expect(first.body.pagination).toMatchObject({ count: 25, per_page: 25, current_page: 1, has_more: true })
    const byCursor = await rows(server, `football/fixtures?cursor=${first.body.pagination?.next_cursor}`)
    const byPage = await rows(server, 'football/fixtures?page=2')
    expect(byCursor).toEqual(byPage)
    expect([...(first.body.data as { id: number }[]), ...byPage].map((row) => row.id)).toEqual(all)
  })

  it('filters keep rows, and parts of rows', async () => {
    const server = await started()
    const { league } = SHOOT_OUT
    expect(await rows(server, `football/fixtures?filters=fixtureLeagues:${league};fixtureStates:8`)).toHaveLength(
      fixtures.filter((one) => one.league === league && one.state === 8).length,
    )
    const [fixture] = await rows(server, `football/fixtures/${CUP_TIE}?include=events&filters=eventTypes:22,23`)
    const kicks = (fixture as { events: { type_id: number }[] }).events.map(({ type_id }) => type_id)
    expect(kicks.filter((type) => type === 23)).toHaveLength((SHOOT_OUT.scores.shootOut ?? []).reduce((a, b) => a + b))
    expect(new Set(kicks)).toEqual(new Set([22, 23]))
    expect(
      await rows(server, `football/odds/pre-match/fixtures/${TODAY.key}?filters=markets:1;bookmakers:2`),
    ).toHaveLength(3)
    const [last, before] = players.map(({ key }) => Number(key)).sort((a, b) => b - a)
    expect(await rows(server, `football/players?filters=populate;idAfter:${before}`)).toEqual([
      expect.objectContaining({ id: last }),
    ])
  })

  it('deleted fixtures are in the list of deleted ones only, and are found by id', async () => {
    const server = await started()
    server.change('fixtures', CUP_TIE, { state_id: 20 })
    expect(await rows(server, 'football/fixtures?filters=populate&per_page=100')).toHaveLength(fixtures.length - 1)
    expect(await rows(server, 'football/fixtures?filters=Deleted')).toEqual([expect.objectContaining({ id: CUP_TIE })])
    expect(await rows(server, `football/fixtures/${CUP_TIE}`)).toHaveLength(1)
  })

  it('the words for no result where there is none', async () => {
    const { status, body } = await get(await started(), 'football/livescores/inplay')
    expect([status, body.data]).toEqual([200, []])
    expect(body.message).toContain('No result(s) found')
  })

  it('every endpoint a whole synchronisation asks', async () => {
    const server = await started()
    const counts: Record<string, number> = {}
    const { season, home, away } = TODAY
    const [coach] = coachSpells
    const player = ofFixture(lineups, SHOOT_OUT)[0]?.entries[0]?.player
    for (const path of [
      'core/continents',
      'core/countries',
      'core/types?filters=populate',
      'football/states',
      'football/leagues?include=country;seasons;currentSeason',
      `football/seasons/${season}?include=stages;groups;teams;statistics`,
      `football/stages/seasons/${season}?include=groups;rounds`,
      `football/rounds/seasons/${season}`,
      `football/teams/seasons/${season}?include=venue;coaches.coach;rivals;trophies.trophy;sidelinedHistory.player`,
      `football/squads/teams/${home}?include=player.trophies.trophy;transfer`,
      `football/squads/seasons/${season}/teams/${home}?include=player;details`,
      'football/players/latest',
      'football/coaches?include=teams.team;statistics.details;trophies',
      `football/referees/seasons/${season}?include=statistics.details`,
      `football/venues/seasons/${season}`,
      'football/transfers/latest',
      'football/transfers/between/2026-08-01/2026-08-31?include=player;fromTeam;toTeam',
      `football/transfers/teams/${home}`,
      `football/standings/seasons/${season}?include=details;form;rule;participant`,
      `football/standings/corrections/seasons/${season}`,
      `football/topscorers/seasons/${season}`,
      `football/statistics/seasons/players/${player}`,
      `football/statistics/seasons/teams/${home}`,
      `football/statistics/seasons/coaches/${coach?.coach}`,
      `football/statistics/seasons/referees/${SHOOT_OUT.referee}`,
      `football/fixtures/date/${TODAY.kickoff.slice(0, 10)}`,
      `football/fixtures/between/2026-08-01/2026-10-31/${home}`,
      `football/fixtures/multi/${TODAY.key},${SHOOT_OUT.key}`,
      `football/fixtures/head-to-head/${home}/${away}`,
      `football/rivals/teams/${away}`,
      `football/commentaries/fixtures/${SHOOT_OUT.key}`,
      `football/odds/pre-match/fixtures/${TODAY.key}?include=market;bookmaker`,
      'odds/bookmakers',
      'odds/markets',
      'my/leagues',
    ]) {
      counts[path.split('?')[0] ?? ''] = (await rows(server, path)).length
    }
    const teams = new Set(fixtures.filter((one) => one.season === season).flatMap((one) => [one.home, one.away]))
    const between = fixtures.filter((one) => [home, away].every((team) => [one.home, one.away].includes(team)))
    expect(counts).toMatchObject({
      [`football/teams/seasons/${season}`]: teams.size,
      [`football/standings/seasons/${season}`]: teams.size,
      [`football/squads/seasons/${season}/teams/${home}`]: SLICE.playerSeasons?.filter(
        (one) => one.season === season && one.team === home,
      ).length,
      [`football/fixtures/date/${TODAY.kickoff.slice(0, 10)}`]: 1,
      [`football/fixtures/head-to-head/${home}/${away}`]: between.length,
      'my/leagues': leagues.length,
    })
    expect(server.calls.every((call) => call.status === 200)).toBe(true)
  })

  it('the latest changes: watched fields of a fixture for ten seconds, people for two hours', async () => {
    let now = 0
    const server = await started({ now: () => now })
    server.change('fixtures', Number(TODAY.key), { has_odds: false })
    server.change('fixtures', Number(TOMORROW.key), { state_id: 2 })
    const player = Number(players[0]?.key)
    server.change('players', player, { height: 251 })
    const latest = async (path: string) => (await rows(server, path)).flatMap((row) => row.id ?? [])
    expect(await latest('football/fixtures/latest')).toEqual([Number(TOMORROW.key)])
    expect(await latest('football/livescores/latest')).toEqual([Number(TOMORROW.key)])
    now = 60_000
    expect(await latest('football/fixtures/latest')).toEqual([])
    expect(await latest('football/players/latest')).toEqual([player])
    now = 3 * HOUR_MS
    expect(await latest('football/players/latest')).toEqual([])
  })
})

describe('faults on demand', () => {
  it('rows are changed for the calls that were named and for no other', async () => {
    const server = await started()
    server.faults.next(wrong('starting_at', 17), { path: 'date' })
    server.faults.next(without('name'), { path: 'multi' })
    const path = `football/fixtures/multi/${CUP_TIE}`
    expect((await rows(server, path))[0]).not.toHaveProperty('name')
    expect((await rows(server, path))[0]).toHaveProperty('name')
    expect(
      (await rows(server, `football/fixtures/date/${SLICE_NOW.slice(0, 10)}`)).map((row) => row.starting_at),
    ).toEqual([17])
  })

  it('sides listed the other way round keep their locations', async () => {
    const server = await started()
    const path = `football/fixtures/${CUP_TIE}?include=participants`
    const sides = async () =>
      (await rows(server, path))[0]?.participants as { id: number; meta: { location: string } }[]
    const before = await sides()
    server.faults.always(sidesReversed)
    expect(await sides()).toEqual(before.toReversed())
    server.faults.clear()
    expect(await sides()).toEqual(before)
  })
})
