import type { FixtureView } from '@touchline/contract'
import type { Side } from '@touchline/football'
import { expect, test } from 'vitest'
import { basicsOfFixture } from './fixture-basics.ts'

const participant = (id: number, name: string, location: Side) => ({
  id,
  name,
  image_path: `/api/images/team/${id}`,
  short_code: name.slice(0, 3).toUpperCase(),
  meta: { location },
})

const fixture: FixtureView = {
  id: 5,
  league_id: 8,
  league: { name: 'Cup', image_path: '/l', country_id: 60, country: { name: 'England', code: 'gb-eng' } },
  season_id: 100,
  season: { name: '2026/2027' },
  stage: null,
  group: null,
  round: { name: 'Final' },
  state_id: 8,
  minute: null,
  added_minute: null,
  period_started_at: null,
  starting_at: '2026-11-21T17:30:00.000Z',
  starting_at_timestamp: 1_795_282_200,
  kickoff_known: true,
  participants: [participant(1, 'Arsenal', 'home'), participant(2, 'Chelsea', 'away')],
  goals: [],
  scores: [
    { type_id: 1, score: { participant: 'away', goals: 1 } },
    { type_id: 1, score: { participant: 'home', goals: 0 } },
    { type_id: 1525, score: { participant: 'home', goals: 2 } },
    { type_id: 1525, score: { participant: 'away', goals: 2 } },
    { type_id: 5, score: { participant: 'home', goals: 4 } },
  ],
  metadata: [],
  formations: { home: null, away: null },
  has: { lineup: true, event: true, stats: true, sidelined: true },
  coaches: [{ id: 72, name: 'Away Coach', common_name: 'A. Coach', image_path: '/c', meta: { participant_id: 2 } }],
  referees: [
    { type_id: 7, referee_id: 31, referee: { name: 'An Assistant', common_name: 'A. Assistant', image_path: '/r' } },
    { type_id: 6, referee_id: 30, referee: { name: 'The Referee', common_name: 'T. Referee', image_path: '/r' } },
  ],
  venue: null,
  attendance: null,
  weatherreport: null,
}

test('a fixture is drawn with teams, score, coaches and its referee; what it does not report is unknown', () => {
  const basics = basicsOfFixture(fixture)
  expect(basics).toMatchObject({
    match_id: 5,
    country: { id: 60, code: 'gb-eng', name: 'England' },
    local_name: 'Arsenal',
    visitor_name: 'Chelsea',
    score: { home: 2, away: 2 },
    half_time: { home: 0, away: 1 },
    local_coach: null,
    visitor_coach: 72,
    referee_id: 30,
    referee_name: 'T. Referee',
    stadium: null,
    odds: null,
  })
})

test('a score of which one side is missing is no score', () => {
  expect(basicsOfFixture(fixture).shootout).toBeNull()
})
