import type { HeadToHeadRecord } from '@touchline/contract'
import { EVENT_TYPE, STATISTICS } from '@touchline/football'
import { event, fixture, person, played, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
let ashton = 0
let brough = 0

const teams = ['Ashton', 'Brough', 'Calder'].map((name) => team(name))
const WHEN = '2026-02-01T15:00:00.000Z'

async function stored(records: Parameters<typeof world>[0]): Promise<HeadToHeadRecord[]> {
  await server.store(world({ teams, ...records }))
  const rows = await server.database.rows<{ id: number }>('select id from team order by name')
  ashton = rows[0]?.id ?? 0
  brough = rows[1]?.id ?? 0
  return meetings(ashton, brough)
}

const meetings = async (one: number, other: number) =>
  (await server.get<{ data: HeadToHeadRecord[] }>(`/api/match_h2h/${one}/${other}`)).data

test('all finished matches of two teams wherever they were played, newest first, and no other', async () => {
  const data = await stored({
    fixtures: [
      played('ashton', 'brough', WHEN, [2, 1]),
      played('brough', 'ashton', '2026-02-08T15:00:00.000Z', [0, 0]),
      played('ashton', 'calder', '2026-02-09T15:00:00.000Z', [1, 0]),
      fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z'),
      fixture('ashton', 'brough', '2026-02-20T15:00:00.000Z', { state: 17 }),
    ],
  })
  expect(data.map((row) => [row.local_name, row.scores.localteam_score, row.scores.visitorteam_score])).toEqual([
    ['Brough', 0, 0],
    ['Ashton', 2, 1],
  ])
  expect(await meetings(brough, ashton)).toEqual(data)
})

test('the score after 90 minutes, at half-time, after extra time and of the shoot-out are separate', async () => {
  const [row] = await stored({
    fixtures: [
      played('ashton', 'brough', WHEN, [1, 1], {
        state: 8,
        scores: { halfTime: [0, 1], fullTime: [1, 1], extraTime: [2, 2], shootOut: [4, 5], current: [2, 2] },
      }),
    ],
  })
  expect(row?.scores).toEqual({
    localteam_score: 1,
    visitorteam_score: 1,
    ht_score: '0-1',
    et_score: '2-2',
    ps_score: '4-5',
  })
})

test('goals, corners and cards come with minute, side and player', async () => {
  const match = played('ashton', 'brough', WHEN, [1, 2])
  const [row] = await stored({
    players: [{ ...person('Reed'), position: 27 }],
    fixtures: [match],
    events: [
      {
        fixture: match.key,
        events: [
          event(EVENT_TYPE.goal, 45, 'home', { extraMinute: 2, player: 'reed' }),
          event(EVENT_TYPE.own_goal, 60, 'away', { playerName: 'Stone' }),
          event(EVENT_TYPE.penalty_goal, 88, 'away'),
          event(EVENT_TYPE.missed_penalty, 89, 'away'),
          event(EVENT_TYPE.substitution, 70, 'home'),
          event(EVENT_TYPE.corner, 10, 'home'),
          event(EVENT_TYPE.corner, 12, 'home', { comment: 'Race to 3 Corners' }),
          event(EVENT_TYPE.corner, 30, 'away'),
          event(EVENT_TYPE.yellow_card, 20, 'home'),
          event(EVENT_TYPE.yellow_red_card, 75, 'home'),
          event(EVENT_TYPE.red_card, 90, 'away', { extraMinute: 4 }),
        ],
      },
    ],
  })
  expect(row?.goals.data).toEqual([
    { player_id: expect.any(Number), player_name: 'Reed', minute: 45, extra_minute: 2, team_id: ashton, type: 'goal' },
    { player_id: null, player_name: 'Stone', minute: 60, extra_minute: null, team_id: brough, type: 'owngoal' },
    { player_id: null, player_name: null, minute: 88, extra_minute: null, team_id: brough, type: 'penalty' },
  ])
  expect(row?.corners.data.map(({ comment, team_id, minute }) => [comment, team_id, minute])).toEqual([
    ['1st corner', ashton, 10],
    ['Race to 3 Corners', ashton, 12],
    ['1st corner', brough, 30],
  ])
  expect(
    row?.cards.data.map(({ type, team_id, minute, extra_minute }) => [type, team_id, minute, extra_minute]),
  ).toEqual([
    ['yellowcard', ashton, 20, null],
    ['yellowred', ashton, 75, null],
    ['redcard', brough, 90, 4],
  ])
  expect(row?.has_minutes).toEqual({ goals: true, corners: true, cards: true })
})

test('statistics keep 0 and unknown apart, and red cards apart from second yellows where they are listed', async () => {
  const match = played('ashton', 'brough', WHEN, [0, 0], {
    sides: {
      home: { corners: 0, yellowCards: 1, redCards: 2, statistics: { shots_total: 9, possession: 0, tackles: 4 } },
      away: { corners: null, yellowCards: null, redCards: 1, statistics: {} },
    },
  })
  const [row] = await stored({
    fixtures: [match],
    events: [
      {
        fixture: match.key,
        events: [event(EVENT_TYPE.yellow_red_card, 70, 'home'), event(EVENT_TYPE.red_card, 80, 'home')],
      },
    ],
  })
  const [home, away] = row?.stats.data ?? []
  expect(home).toMatchObject({
    team_id: ashton,
    shots: { total: 9, ongoal: null },
    possessiontime: 0,
    tackles: 4,
    corners: 0,
    yellowcards: 1,
    redcards: 1,
    yellowredcards: 1,
  })
  expect(away).toMatchObject({ team_id: brough, corners: null, yellowcards: null, redcards: 1, yellowredcards: null })
})

test('each of the 21 statistics, corners and cards stands under its own name', async () => {
  const statistics = Object.fromEntries(STATISTICS.map((name, at) => [name, at + 1]))
  const [row] = await stored({
    fixtures: [
      played('ashton', 'brough', WHEN, [0, 0], {
        sides: {
          home: { corners: 22, yellowCards: 23, redCards: 0, statistics },
          away: { corners: null, yellowCards: null, redCards: null, statistics: {} },
        },
      }),
    ],
  })
  expect(row?.stats.data[0]).toEqual({
    team_id: ashton,
    shots: { total: 1, ongoal: 2, blocked: 3, insidebox: 4 },
    attacks: { attacks: 5, dangerous_attacks: 6 },
    passes: { total: 7, accurate: 8 },
    ball_safe: 9,
    fouls: 10,
    free_kick: 11,
    goal_attempts: 12,
    goal_kick: 13,
    injuries: 14,
    offsides: 15,
    penalties: 16,
    possessiontime: 17,
    saves: 18,
    substitutions: 19,
    tackles: 20,
    throw_in: 21,
    corners: 22,
    yellowcards: 23,
    redcards: 0,
    yellowredcards: 0,
  })
})

test('minutes are unknown without events; a match reported by the minute knows which events never happened', async () => {
  const zero = { corners: 0, yellowCards: 0, redCards: 0, statistics: {} }
  const silent = played('ashton', 'brough', WHEN, [0, 0], { sides: { home: zero, away: zero } })
  const reported = played('ashton', 'brough', '2026-02-09T15:00:00.000Z', [1, 0], { sides: { home: zero, away: zero } })
  const data = await stored({
    fixtures: [silent, reported],
    events: [{ fixture: reported.key, events: [event(EVENT_TYPE.goal, 5, 'home')] }],
  })
  expect(data.map((row) => row.has_minutes)).toEqual([
    { goals: true, corners: true, cards: true },
    { goals: false, corners: false, cards: false },
  ])
})

test('coaches, referee and the three prices of that day belong to the record', async () => {
  const [row] = await stored({
    coaches: [person('Alder'), person('Birch')],
    referees: [person('Frost')],
    fixtures: [
      played('ashton', 'brough', WHEN, [1, 0], {
        homeCoach: 'alder',
        awayCoach: 'birch',
        referee: 'frost',
        round: '7',
        referencePrice: { home: 1.55, draw: 4.1, away: 6, bookmaker: 3, closing: true },
      }),
    ],
  })
  const rows = await server.database.rows(
    `select id as match_id, league_id, season_id, home_team_id as local_id, away_team_id as visitor_id,
       home_coach_id as local_coach_id, away_coach_id as visitor_coach_id, referee_id from fixture`,
  )
  expect(row).toMatchObject({
    start_dt: WHEN,
    league_name: 'Premier League',
    season_name: '2025/2026',
    round_name: '7',
    ...rows[0],
    referee_common_name: 'Frost',
    three_way: { '1': 1.55, X: 4.1, '2': 6 },
  })
})

test('teams that never met, or that nobody knows, have an empty history', async () => {
  expect(await meetings(999_998, 999_999)).toEqual([])
})

test('a result that is corrected is seen at once', async () => {
  await stored({ fixtures: [played('ashton', 'brough', WHEN, [1, 0])] })
  const [row] = await stored({ fixtures: [played('ashton', 'brough', WHEN, [1, 1])] })
  expect(row?.scores.visitorteam_score).toBe(1)
})
