import { EVENT_TYPE, type EventRecord, MARKET } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../apply-batch.ts'

const database = useDatabase()

const apply = (...batch: Parameters<typeof smallWorld>) => applyBatch(database, smallWorld(...batch), { now: NOW })

const goal: EventRecord = {
  ...{ key: 'goal-1', type: EVENT_TYPE.goal, minute: 12, extraMinute: null, side: 'home', comment: null },
  ...{ player: null, playerName: 'Ada North', relatedPlayer: null, relatedPlayerName: null },
}
const quote = { bookmaker: 3, selection: 1, line: null, opening: 1.9, price: 1.8 } as const
const resultPrices = { fixture: finished.key, market: MARKET.full_time_result, quotes: [quote] }

test('a part of a fixture that the database refuses is named, and nothing of the batch is stored', async () => {
  const nul = { ...goal, comment: 'a\u0000b' }
  const batch = {
    events: [{ fixture: finished.key, events: [nul] }],
    odds: [resultPrices],
    comments: [
      {
        fixture: finished.key,
        comments: [{ minute: 1, extraMinute: null, text: 'Kick-off', goal: false, important: false }],
      },
    ],
  }
  await expect(apply([finished], batch)).rejects.toMatchObject({ code: '22021' })
  const kept = await database.rows('select (select count(*) from fixture) + (select count(*) from comment) as kept')
  expect(kept).toEqual([{ kept: 0 }])
  await apply([finished], { ...batch, events: [{ fixture: finished.key, events: [goal] }] })
  expect(await database.rows('select comment from event')).toEqual([{ comment: null }])
})

test('a side of a fixture that the database refuses discards the batch, and the next one can be written', async () => {
  const { home, away } = finished.sides
  const impossible = { ...finished, sides: { home, away: { ...away, corners: 40_000 } } }
  const events = [{ fixture: finished.key, events: [goal] }]
  await expect(apply([impossible], { events })).rejects.toMatchObject({ code: '22003' })
  const kept = 'select (select count(*) from fixture) + (select count(*) from event) as kept'
  expect(await database.rows(kept)).toEqual([{ kept: 0 }])
  await apply([finished], { events })
  expect(await database.rows(kept)).toEqual([{ kept: 2 }])
})

test('a new fixture has its formations, colours and attendance at once, and a later report changes them', async () => {
  const details = { periods: [], referees: [], missing: [], expected: [], homeColour: '#aa0000', awayColour: null }
  const lineups = {
    fixture: finished.key,
    homeFormation: '4-3-3',
    awayFormation: '4-4-2',
    confirmed: true,
    entries: [],
  }
  const shown = () =>
    database.rows(
      'select home_formation as home, away_formation as away, lineup_confirmed as confirmed, home_colour as colour, attendance from fixture',
    )
  await apply([finished], {
    lineups: [lineups],
    fixtureDetails: [{ ...details, fixture: finished.key, attendance: 1_204 }],
  })
  expect(await shown()).toEqual([
    { home: '4-3-3', away: '4-4-2', confirmed: true, colour: '#aa0000', attendance: 1_204 },
  ])
  await apply([finished], {
    lineups: [{ ...lineups, homeFormation: '3-5-2' }],
    fixtureDetails: [{ ...details, fixture: finished.key, attendance: 1_305 }],
  })
  expect(await shown()).toEqual([
    { home: '3-5-2', away: '4-4-2', confirmed: true, colour: '#aa0000', attendance: 1_305 },
  ])
})
