import { readFileSync } from 'node:fs'
import { BOOKMAKER } from '@touchline/football'
import { expect, test } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { eventClub, parsePrices, priceRecords, SPORTS, type Sport } from './index.ts'

const premierLeague = SPORTS.find(({ key }) => key === 'soccer_epl') as Sport

test('a round of the Premier League as it was answered: every match, every club and every price', () => {
  const answer = readFileSync(realData('open-data/the-odds-api/odds-soccer_epl-2024-08-19.converted.json'))
  const { events, problems } = parsePrices(answer, new Date('2024-08-19T08:30:00Z'))
  expect(problems).toEqual([])
  expect(events).toHaveLength(11)
  expect(events.map(({ books }) => books.map(({ bookmaker }) => bookmaker))).toEqual(
    events.map(() => [BOOKMAKER.betway]),
  )
  expect(events[0]).toMatchObject({ home: 'Leicester City', books: [{ home: 5, draw: 4.2, away: 1.6 }] })
  const clubs = new Set(events.flatMap(({ home, away }) => [home, away]))
  expect([...clubs].filter((name) => eventClub(premierLeague, name) === null)).toEqual([])
  expect(priceRecords(events, [BOOKMAKER.betway]).referencePrices?.every(({ price }) => price !== null)).toBe(true)
})
