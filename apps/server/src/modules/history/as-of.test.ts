import type { HeadToHeadRecord, PastMatch, PlayedSeason } from '@touchline/contract'
import { BOOKMAKER } from '@touchline/football'
import { league, person, played, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { useHistoryReader, wordsOf } from './last-matches.testing.ts'

const server = useServer()
const by = useHistoryReader(server)

const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T15:00:00.000Z`
const referencePrice = { home: 2.5, draw: 3.5, away: 3, bookmaker: BOOKMAKER.bet365, closing: true }
const of = (at: number, home = 'ashton', away = 'brough') =>
  played(home, away, day(at), [2, 1], { referee: 'frost', referencePrice })

let match: number
let id: number
beforeEach(async () => {
  const cup = { ...of(5), league: 'cup', season: 'cup now' }
  await server.store(
    world({
      teams: ['Ashton', 'Brough', 'Calder'].map((name) => team(name)),
      leagues: [league('premier', 'Premier League'), league('cup', 'FA Cup')],
      referees: [{ ...person('Frost'), country: 72, dateOfBirth: null }],
      fixtures: [of(1), of(2), of(3), cup, of(6, 'calder', 'ashton')],
    }),
  )
  id = await idOf(server, 'team', 'Ashton')
  const [third] = (await by.last({ id, perPage: 1, pgNo: 2 })).stats.data
  match = third?.match_id ?? 0
})

const asked = (more: string) => `?except=${match}${more}`

test('a list as of the kick-off of a match holds what was over before, and neither the match nor anything later', async () => {
  const words = async (as_of: string) => (await by.last({ id, except: match, as_of })).stats.data.map(wordsOf)
  expect(await words('now')).toEqual([
    '02-06 Calder 2-1 Ashton',
    '02-05 Ashton 2-1 Brough',
    '02-02 Ashton 2-1 Brough',
    '02-01 Ashton 2-1 Brough',
  ])
  expect(await words('kickoff')).toEqual(['02-02 Ashton 2-1 Brough', '02-01 Ashton 2-1 Brough'])
  expect((await by.last({ id, except: match, as_of: 'kickoff' })).stats).toMatchObject({ total: 2, tGoal: 4 })
})

test('so do similar matches of the team and of everybody', async () => {
  const total = async (scope: string, as_of: string) =>
    (await by.last({ id, except: match, similar: 2.5, scope, as_of })).stats.total
  expect([await total('team', 'now'), await total('team', 'kickoff')]).toEqual([3, 2])
  expect([await total('all', 'now'), await total('all', 'kickoff')]).toEqual([4, 2])
})

test('so do head to head, the matches of a referee and the seasons to choose from', async () => {
  const brough = await idOf(server, 'team', 'Brough')
  const meetings = async (more: string) =>
    (await by.get<{ data: HeadToHeadRecord[] }>(`/api/match_h2h/${id}/${brough}${more}`)).data.length
  expect([await meetings(''), await meetings(asked('')), await meetings(asked('&as_of=kickoff'))]).toEqual([4, 3, 2])
  const referee = await idOf(server, 'referee', 'Frost')
  const refereed = async (more: string) =>
    (await by.get<{ data: PastMatch[] }>(`/api/referee_last/${referee}${more}`)).data.length
  expect([await refereed(''), await refereed(asked('&as_of=kickoff'))]).toEqual([5, 2])
  const seasons = async (more: string) =>
    (await by.get<{ season: PlayedSeason[] }>(`/api/v3/team/season/${id}${more}`)).season.map(({ count }) => count)
  expect(await seasons(asked('&as_of=kickoff'))).toEqual([2])
  expect((await seasons(asked(''))).reduce((sum, count) => sum + count, 0)).toBe(4)
})

test('as of the kick-off of no match is refused', async () => {
  for (const path of ['/api/getLast/?id=1&', '/api/match_h2h/1/2?', '/api/referee_last/1?', '/api/v3/team/season/1?']) {
    const answer = await by.ask(`${path}as_of=kickoff`)
    const { error } = (await answer.json()) as { error: { message: string } }
    expect([path, answer.status, error.message.includes('except')]).toEqual([path, 400, true])
    expect((await by.ask(`${path}as_of=tomorrow&except=1`)).status).toBe(400)
  }
})
