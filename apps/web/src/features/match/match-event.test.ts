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
  country: { id: 72, name: 'England', code: 'gb-eng' },
} as MatchBasics

const read = (more: Partial<MatchBasics> = {}) =>
  JSON.parse(matchEvent({ ...match, ...more }, 'https://t.test', 'What is known of it'))['@graph']
const reported = (more: Partial<MatchBasics> = {}) => read(more)[0]

test('a match is reported as a sports event with both teams, the ground and the kick-off', () => {
  expect(reported()).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Ashton v Brough',
    url: 'https://t.test/soccer?mid=5',
    startDate: '2026-03-07T15:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { name: 'Ashton', logo: 'https://t.test/api/images/team/1' },
    awayTeam: { name: 'Brough' },
    competitor: [{ name: 'Ashton' }, { name: 'Brough' }],
    description: 'What is known of it',
    image: 'https://t.test/api/images/match/5',
    location: { name: 'Mill Lane', address: { addressCountry: 'GB' } },
  })
})

test('only the day is reported while the time is unknown, and the country where no ground is known', () => {
  expect(reported({ kickoff_known: false, stadium: null }).startDate).toBe('2026-03-07')
  expect(reported({ stadium: null }).location).toMatchObject({ name: 'England' })
  const europe = { id: 1, name: 'Europe', code: 'eu' }
  expect(reported({ stadium: null, country: europe }).location).toMatchObject({ name: 'Europe', address: 'Europe' })
})

test('matches that are not played, or not to their end, say so', () => {
  expect(reported({ status: 10 }).eventStatus).toBe('https://schema.org/EventPostponed')
  for (const status of [12, 15]) expect(reported({ status }).eventStatus).toBe('https://schema.org/EventCancelled')
  expect(reported({ status: 11 }).eventStatus).toBe('https://schema.org/EventPostponed')
})

test('the way to a match leads over its day', () => {
  expect(read()[1].itemListElement).toMatchObject([
    { position: 1, item: 'https://t.test/matches/2026-03-07' },
    { position: 2, name: 'Ashton v Brough' },
  ])
})

test('no name ends the script it is in', () => {
  const name = '</script><script>alert(1)</script>'
  expect(matchEvent({ ...match, local_name: name }, 'https://t.test', '')).not.toContain('<')
  expect(reported({ local_name: name }).homeTeam.name).toBe(name)
})
