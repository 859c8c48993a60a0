import { STATISTICS } from '@touchline/football'
import { expect, test } from 'vitest'
import { loadLanguage } from '../app/i18n/languages.ts'

test('the choice of a statistic names the 21 in the order of their numbers', async () => {
  const t = (await loadLanguage('en')).textsFor('history')
  expect(STATISTICS.map((statistic) => t(`statistic.${statistic}`))).toEqual([
    ...['Shots', 'Shots on target', 'Blocked shots', 'Shots inside the box', 'Attacks', 'Dangerous attacks'],
    ...['Passes', 'Accurate passes', 'Safe possession', 'Fouls', 'Free kicks', 'Goal attempts', 'Goal kicks'],
    ...['Injuries', 'Offsides', 'Penalties', 'Possession (%)', 'Saves', 'Substitutions', 'Tackles', 'Throw-ins'],
  ])
})
