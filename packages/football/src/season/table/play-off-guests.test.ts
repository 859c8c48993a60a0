import { expect, test } from 'vitest'
import { playOffGuests } from './play-off-guests.ts'

const clubs = Array.from({ length: 10 }, (_, at) => `club ${at}`)
const season = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => ({ home, away })))
const playOff = [
  { home: 'club 9', away: 'guest' },
  { home: 'guest', away: 'club 9' },
]

test('a club of the play-offs alone is a guest of the league', () => {
  expect([...playOffGuests([...season, ...playOff])]).toEqual(['guest'])
  expect([...playOffGuests(season)]).toEqual([])
})

test('nobody is a guest before the clubs have played a season', () => {
  expect([...playOffGuests([...season.slice(0, 40), ...playOff])]).toEqual([])
})
