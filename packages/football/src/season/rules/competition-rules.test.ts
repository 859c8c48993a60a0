import { describe, expect, test } from 'vitest'
import { countryByName } from '../../places/country-search.ts'
import { placeRuns } from '../table/places.ts'
import { allRules, rulesOf } from './index.ts'

const ALL = allRules().map((rules) => [rules.keys[0] ?? '?', rules] as const)

test('a stable key belongs to one competition', () => {
  const keys = ALL.flatMap(([, { keys }]) => keys)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  for (const key of keys) expect(key).toMatch(/^[a-z-]+\/[a-z0-9-]+$/)
  expect(rulesOf('england/premier-league')?.keys).toEqual(['england/premier-league'])
  expect([rulesOf('nowhere/league'), rulesOf(null)]).toEqual([null, null])
})

describe.each(ALL)('%s', (_, { articles, regulations = [], eras = [], places = [], hosts = {}, decisions = {} }) => {
  const inOrder = (years: readonly number[]) => expect(years).toEqual(years.toSorted((a, b) => a - b))

  test('names its sources and dates its rules in order', () => {
    expect(articles.length).toBeGreaterThan(0)
    for (const [, title] of articles) expect(title).toContain('{season}')
    for (const { url } of regulations) expect(url).toMatch(/^https:\/\//)
    inOrder(articles.map(([from]) => from))
    inOrder(eras.map(({ from }) => from))
  })

  test('has no more places with a meaning than teams', () => {
    for (const [from, until, top, bottom, teams = 24] of places) {
      expect(from).toBeLessThanOrEqual(until)
      const count = [...placeRuns(top), ...placeRuns(bottom)].reduce((sum, run) => sum + run.places, 0)
      expect(count).toBeLessThanOrEqual(teams)
    }
  })

  test('takes place in countries that there are', () => {
    expect(
      Object.values(hosts)
        .flat()
        .filter((name) => countryByName(name) === null),
    ).toEqual([])
  })

  test('gives and takes whole points on a day of its season', () => {
    for (const [year, { points = [] }] of Object.entries(decisions)) {
      expect(Number(year)).toBeGreaterThan(1887)
      for (const [, change, , from = `${year}-08-01`] of points) {
        expect(Number.isInteger(change) && change !== 0).toBe(true)
        expect([0, 1]).toContain(Number(from.slice(0, 4)) - Number(year))
      }
    }
  })
})
