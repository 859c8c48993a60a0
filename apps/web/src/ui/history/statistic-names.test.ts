import { STATISTICS } from '@touchline/football'
import { expect, test } from 'vitest'
import { texts } from './texts.en.ts'

test('the choice of a statistic names the 21 in the order of their numbers', () => {
  expect(STATISTICS.map((statistic) => texts.statistic[statistic])).toEqual([
    ...['Shots', 'Shots on target', 'Blocked shots', 'Shots inside the box', 'Attacks', 'Dangerous attacks'],
    ...['Passes', 'Accurate passes', 'Safe possession', 'Fouls', 'Free kicks', 'Goal attempts', 'Goal kicks'],
    ...['Injuries', 'Offsides', 'Penalties', 'Possession (%)', 'Saves', 'Substitutions', 'Tackles', 'Throw-ins'],
  ])
})
