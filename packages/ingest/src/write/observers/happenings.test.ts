import { BOOKMAKER, type Score } from '@touchline/football'
import { useDatabase } from '@touchline/testing/database'
import { event, fixture, going, person, played, spell, team, world } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../apply-batch.ts'

const database = useDatabase()
const KICKOFF = '2026-03-07T15:00:00Z'
const NOW = new Date('2026-03-07T15:40:00Z')
const teams = [team('Ashton'), team('Brough')]
const store = (records: Parameters<typeof world>[0], now = NOW) =>
  applyBatch(database, world({ teams, ...records }), { now })
const score = (home: number, away: number): Score => [home, away]
const match = (state: number, home: number, away: number) =>
  going('ashton', 'brough', KICKOFF, state, score(home, away))

const happened = async () =>
  (
    await database.rows<{ kind: string; detail: { side?: string; home?: number; away?: number } }>(
      'select kind, detail from happening order by id',
    )
  ).map(({ kind, detail: { side, home, away } }) =>
    [kind, side, home === undefined ? null : `${home}-${away}`].filter(Boolean).join(' '),
  )

test('a match tells of its kick-off, goals, a goal taken back and its end, each once', async () => {
  await store({ fixtures: [fixture('ashton', 'brough', KICKOFF)] })
  await store({ fixtures: [match(2, 0, 0)] })
  await store({ fixtures: [match(2, 1, 0)] })
  await store({ fixtures: [match(2, 1, 0)] })
  await store({ fixtures: [match(2, 0, 0)] })
  await store({ fixtures: [match(3, 0, 0)] })
  await store({ fixtures: [match(22, 0, 0)] })
  await store({ fixtures: [match(3, 0, 0)] })
  await store({ fixtures: [played('ashton', 'brough', KICKOFF, score(0, 1))] })
  expect(await happened()).toEqual([
    'kickoff 0-0',
    'goal home 1-0',
    'goal_cancelled home 0-0',
    'half_time 0-0',
    'goal away 0-1',
    'full_time 0-1',
  ])
})

test('a change that is not kept tells of nothing', async () => {
  await store({ fixtures: [fixture('ashton', 'brough', KICKOFF)] })
  const events = [{ fixture: 'unknown', events: [event(14, 3, 'home')] }]
  await expect(store({ fixtures: [match(2, 1, 0)], events })).rejects.toThrow()
  expect(await happened()).toEqual([])
})

test('history that is read for the first time tells of nothing', async () => {
  await store({ fixtures: [played('ashton', 'brough', '2025-03-07T15:00:00Z', score(2, 1)), match(2, 1, 1)] })
  expect(await happened()).toEqual([])
})

test('a match that is moved and one that is called off are told', async () => {
  const before = new Date('2026-03-07T10:00:00Z')
  await store({ fixtures: [fixture('ashton', 'brough', KICKOFF, { key: 'a' })] }, before)
  await store({ fixtures: [fixture('ashton', 'brough', '2026-03-07T17:30:00Z', { key: 'a' })] }, before)
  await store({ fixtures: [fixture('ashton', 'brough', '2026-03-07T17:30:00Z', { key: 'a', state: 10 })] }, before)
  expect(await happened()).toEqual(['moved', 'moved'])
})

test('a new coach is told where there was another, and not what was long ago', async () => {
  const coaches = [person('Old'), person('New')]
  await store({ coaches, coachSpells: [spell('ashton', 'old', '2024-01-01', '2026-03-01')] })
  expect(await happened()).toEqual([])
  await store({ coaches, coachSpells: [spell('ashton', 'new', '2026-03-05', null)] })
  expect(await happened()).toEqual(['coach'])
})

test('a price is stored only where it reaches a level that somebody set', async () => {
  const priced = (home: number) =>
    fixture('ashton', 'brough', '2026-03-08T15:00:00Z', {
      referencePrice: { bookmaker: BOOKMAKER.bet365, home, draw: 3.4, away: 4.1, closing: false },
    })
  await store({ fixtures: [priced(1.7)] })
  await store({ fixtures: [priced(1.75)] })
  expect(await happened()).toEqual([])
  await database.rows(
    `with r as (insert into alert_recipient (key_hash, language, zone, hourly_limit, created_at, seen_at)
       values ('x', 'en', '+0', 20, now(), now()) returning id)
     insert into alert_wish (recipient_id, team_id, kinds, price_level, channels, created_at)
     select r.id, t.id, '{price}', 1.8, '{push}', now() from r, team t where t.name = 'Ashton'`,
  )
  await store({ fixtures: [priced(1.79)] })
  await store({ fixtures: [priced(1.85)] })
  await store({ fixtures: [priced(1.9)] })
  expect(await happened()).toEqual(['price home'])
})
