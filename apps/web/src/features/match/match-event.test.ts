import type { MatchBasics } from '@touchline/contract'
import { expect, test } from 'vitest'
import { matchEvent } from './match-event.ts'

const match = {
  match_id: 5,
  lg_name: 'Premier League',
  season: '2025/2026',
  start_dt: '2026-03-07T15:00:00.000Z',
  kickoff_known: true,
  status: 1,
  local_name: 'Ashton',
  local_logo: '/api/images/team/1',
  visitor_name: 'Brough',
  visitor_logo: '/api/images/team/2',
  stadium: 'Mill Lane',
} as MatchBasics

const reported = (more: Partial<MatchBasics> = {}) => JSON.parse(matchEvent({ ...match, ...more }, 'https://t.test'))

test('a match is reported as a sports event with both teams, the ground and the kick-off', () => {
  expect(reported()).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Ashton v Brough',
    url: 'https://t.test/soccer?mid=5',
    startDate: '2026-03-07T15:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { name: 'Ashton', logo: 'https://t.test/api/images/team/1' },
    awayTeam: { name: 'Brough' },
    location: { name: 'Mill Lane' },
  })
})

test('only the day is reported while the time is unknown, and no ground while that is', () => {
  expect(reported({ kickoff_known: false, stadium: null }).startDate).toBe('2026-03-07')
  expect(reported({ stadium: null })).not.toHaveProperty('location')
})

test('postponed and cancelled matches say so', () => {
  expect(reported({ status: 10 }).eventStatus).toBe('https://schema.org/EventPostponed')
  expect(reported({ status: 12 }).eventStatus).toBe('https://schema.org/EventCancelled')
})

test('no name ends the script it is in', () => {
  const name = '</script><script>alert(1)</script>'
  expect(matchEvent({ ...match, local_name: name }, 'https://t.test')).not.toContain('<')
  expect(reported({ local_name: name }).homeTeam.name).toBe(name)
})
