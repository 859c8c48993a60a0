import { readMeeting, readPastMatch } from '@touchline/contract/matches'
import { EVENT_TYPE } from '@touchline/football'
import { event, played, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { beforeAll, expect, test } from 'vitest'
import { type HistoryReader, historyReader, type Meetings } from './last-matches.testing.ts'

const server = useServer({ keepData: true })
let by: HistoryReader
beforeAll(async () => {
  by = await historyReader(server)
})

test.each([
  ['', 'id'],
  ['id=0', 'id'],
  ['id=x', 'id'],
  ['id=1.5', 'id'],
  ['id=99999999999', 'id'],
  ['id=1&id=2', 'id'],
  ['id=1&seasons=', 'seasons'],
  ['id=1&seasons=-2', 'seasons'],
  ['id=1&seasons=0,4', 'seasons'],
  ['id=1&seasons=4,', 'seasons'],
  ['id=1&seasons=4;drop', 'seasons'],
  ['id=1&seasons=99999999999', 'seasons'],
  ['id=1&pgNo=-1', 'pgNo'],
  ['id=1&pgNo=x', 'pgNo'],
  ['id=1&pgNo=1.5', 'pgNo'],
  ['id=1&home=2', 'home'],
  ['id=1&home=true', 'home'],
  ['id=1&away=', 'away'],
  ['id=1&home=0&away=0', 'home'],
  ['id=1&coach=yes', 'coach'],
  ['id=1&prevcoach=-1', 'prevcoach'],
  ['id=1&fullHalf=3', 'fullHalf'],
  ['id=1&similar=1', 'similar'],
  ['id=1&similar=-2', 'similar'],
  ['id=1&similar=2,5', 'similar'],
  ['id=1&similar=1e3', 'similar'],
  ['id=1&similar=NaN', 'similar'],
  ['id=1&current_coach=x', 'current_coach'],
  ['id=1&current_coach=99999999999', 'current_coach'],
  ['id=1&similar_source=', 'similar_source'],
  ['id=1&except=0', 'except'],
  ['id=1&similar_source=my uncle', 'similar_source'],
  ['id=1&similar=2&tolerance=0.2', 'tolerance'],
  ['id=1&similar=2&tolerance=', 'tolerance'],
  ['id=1&tolerance=0.05', 'tolerance'],
  ['id=1&similar=2&tolerance=chance', 'chance'],
  ['id=1&similar=2&tolerance=chance&chance=1', 'chance'],
  ['id=1&similar=2&tolerance=chance&chance=0.0', 'chance'],
  ['id=1&similar=2&scope=world', 'scope'],
  ['id=1&scope=all', 'scope'],
  ['id=1&similar=2&scope=league', 'league'],
  ['id=1&similar=2&scope=league&league=0', 'league'],
  ['id=1&similar=2&scope=all&perPage=0', 'perPage'],
  ['id=1&similar=2&scope=all&seasons=3', 'seasons'],
  ['id=1&as_of=yesterday', 'as_of'],
  ['id=1&as_of=kickoff', 'except'],
])('"%s" is refused with the name of what is wrong: %s', async (query, name) => {
  const answer = await by.ask(`/api/getLast/?${query}`)
  const { error } = (await answer.json()) as { error: { code: string; message: string } }
  expect([answer.status, error.code]).toEqual([400, 'bad_request'])
  expect(error.message).toContain(name)
})

test('a match that is left out is in no sum either', async () => {
  const fixtures = [
    played('evesham', 'frome', '2026-02-01T15:00:00.000Z', [2, 1]),
    played('frome', 'evesham', '2026-02-02T15:00:00.000Z', [3, 0]),
  ]
  await server.store(world({ teams: [team('Evesham'), team('Frome')], fixtures }))
  const id = await idOf(server, 'team', 'Evesham')
  const [newest, other] = (await by.last({ id })).stats.data
  const { stats } = await by.last({ id, except: newest?.match_id ?? 0 })
  expect(stats.data).toEqual([other])
  expect(stats).toMatchObject({ foundCount: 1, total: 1, goal: [1, 0, 0], tGoal: 2, oGoal: 1 })
})

test('a page size that is no number is 20, one that is too large for a page is 149', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: Array.from({ length: 160 }, (_, index) => ({
        ...played('ashton', 'brough', new Date(Date.UTC(2025, 0, 1 + index)).toISOString(), [1, 0]),
      })),
    }),
  )
  const id = await idOf(server, 'team', 'Ashton')
  const found = async (perPage: string) => (await by.last({ id, perPage })).stats.foundCount
  expect(await Promise.all(['all', '', '150', '-3', '0', '5000'].map(found))).toEqual([20, 20, 149, 1, 160, 160])
})

test('a past match becomes the head-to-head record it is: every table and half shows the same', async () => {
  const figures = {
    corners: 2,
    yellowCards: 1,
    redCards: 1,
    statistics: { shots_total: 9, possession: 55, throw_ins: 0 },
  }
  const timed = played('calder', 'dorset', '2026-02-01T15:00:00.000Z', [1, 1], {
    sides: { home: figures, away: { ...figures, corners: 1, redCards: 0, statistics: { shots_total: 4 } } },
  })
  const scores = { halfTime: [0, 1], fullTime: [1, 2], extraTime: null, shootOut: null, current: [1, 2] } as const
  await server.store(
    world({
      teams: [team('Calder'), team('Dorset')],
      fixtures: [
        timed,
        played('dorset', 'calder', '2026-02-02T15:00:00.000Z', [1, 2], {
          scores,
          sides: { home: figures, away: figures },
        }),
        played('calder', 'dorset', '2026-02-03T15:00:00.000Z', [0, 0]),
      ],
      events: [
        {
          fixture: timed.key,
          events: [
            event(EVENT_TYPE.goal, 20, 'home'),
            event(EVENT_TYPE.own_goal, 80, 'away'),
            event(EVENT_TYPE.corner, 20, 'home'),
            event(EVENT_TYPE.corner, 70, 'home'),
            event(EVENT_TYPE.corner, 71, 'away'),
            event(EVENT_TYPE.yellow_card, 33, 'home'),
            event(EVENT_TYPE.yellow_red_card, 66, 'home'),
            event(EVENT_TYPE.yellow_card, 67, 'away'),
          ],
        },
      ],
    }),
  )
  const id = await idOf(server, 'team', 'Calder')
  const { data: meetings } = await by.get<Meetings>(`/api/match_h2h/${id}/${await idOf(server, 'team', 'Dorset')}`)
  for (const fullHalf of [0, 1, 2]) {
    const matches = (await by.last({ id, fullHalf })).stats.data.map((match) => readPastMatch(match, id))
    expect(matches).toEqual(meetings.map(readMeeting))
  }
})
