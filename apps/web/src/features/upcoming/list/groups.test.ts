import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listed } from '../upcoming.testing.ts'
import { filterMatches, groupListed, isExpanded, type ListedGroup, type ListOptions, toggleExpanded } from './groups.ts'

const options = (given: Partial<ListOptions> = {}): ListOptions => ({
  favourites: new Set(),
  countryName: ({ name }) => name,
  ...given,
})

const england = { id: 61, code: 'gb-eng', name: 'England' }
const spain = { id: 170, code: 'es', name: 'Spain' }
const germany = { id: 70, code: 'de', name: 'Germany' }

const premier = { league_id: 1, league_name: 'Premier League', league_country: england }
const championship = { league_id: 2, league_name: 'Championship', league_country: england }
const laLiga = { league_id: 3, league_name: 'La Liga', league_country: spain }
const bundesliga = { league_id: 4, league_name: 'Bundesliga', league_country: germany }

const at = (time: string) => `2026-11-20T${time}:00.000Z`
const titles = (groups: readonly ListedGroup[]) => groups.map((group) => group.league.name)
const groupByTournament = (matches: Parameters<typeof groupListed>[0], given: ListOptions) =>
  groupListed(matches, 1, given)
const groupByTime = (matches: Parameters<typeof groupListed>[0], given: ListOptions) => groupListed(matches, 0, given)

describe('by tournament', () => {
  const matches = [
    listed({ match_id: 1, ...laLiga, start_dt: at('12:00') }),
    listed({ match_id: 2, ...premier, start_dt: at('20:00') }),
    listed({ match_id: 3, ...bundesliga, start_dt: at('15:00') }),
    listed({ match_id: 4, ...championship, start_dt: at('15:00') }),
    listed({ match_id: 5, ...premier, start_dt: at('15:00') }),
  ]

  test('leagues stand by country, then by name', () => {
    expect(titles(groupByTournament(matches, options()))).toEqual([
      'Championship',
      'Premier League',
      'Bundesliga',
      'La Liga',
    ])
  })

  test('favourite leagues come first, among themselves by country', () => {
    const groups = groupByTournament(matches, options({ favourites: new Set([3, 4]) }))
    expect(titles(groups)).toEqual(['Bundesliga', 'La Liga', 'Championship', 'Premier League'])
    expect(groups.map((group) => group.favourite)).toEqual([true, true, false, false])
  })

  test('countries are ordered as the viewer reads them', () => {
    const portuguese: Record<number, string> = { 61: 'Inglaterra', 70: 'Alemanha', 170: 'Espanha' }
    const groups = groupByTournament(matches, options({ countryName: ({ id }) => portuguese[id] ?? '' }))
    expect(groups.map((group) => group.country.name)).toEqual(['Alemanha', 'Espanha', 'Inglaterra', 'Inglaterra'])
  })

  test('one group holds all matches of a league by start time, those without a time last', () => {
    const unknown = listed({ match_id: 6, ...premier, start_dt: at('00:00'), kickoff_known: false })
    const group = groupByTournament([unknown, ...matches], options()).find(({ league }) => league.id === 1)
    expect(group?.matches.map((game) => game.match_id)).toEqual([5, 2, 6])
  })

  test('a group is open until the viewer closes it, and stays closed', () => {
    const groups = groupByTournament(matches, options())
    expect(groups.filter((group) => isExpanded(group, 1, {}))).toHaveLength(4)
    expect(titles(groups.filter((group) => isExpanded(group, 1, { 3: false })))).not.toContain('La Liga')
  })
})

describe('by time', () => {
  const matches = [
    listed({ match_id: 1, ...premier, start_dt: at('20:00') }),
    listed({ match_id: 2, ...premier, start_dt: at('15:00') }),
    listed({ match_id: 3, ...championship, start_dt: at('15:00') }),
    listed({ match_id: 4, ...premier, start_dt: at('15:00') }),
    listed({ match_id: 5, ...laLiga, start_dt: at('21:00') }),
  ]
  const shape = (groups: ReturnType<typeof groupByTime>) =>
    groups.map((group) => [group.start?.slice(11, 16), group.league.name, group.matches.length])

  test('there is one group per start time and league: by time, then by league', () => {
    expect(shape(groupByTime(matches, options()))).toEqual([
      ['15:00', 'Championship', 1],
      ['15:00', 'Premier League', 2],
      ['20:00', 'Premier League', 1],
      ['21:00', 'La Liga', 1],
    ])
  })

  test('favourite leagues come first whatever their time', () => {
    const groups = groupByTime(matches, options({ favourites: new Set([3]) }))
    expect(shape(groups)[0]).toEqual(['21:00', 'La Liga', 1])
  })

  test('groups are open even where the league was closed in the other view', () => {
    expect(groupByTime(matches, options()).every((group) => isExpanded(group, 0, { 1: false }))).toBe(true)
  })

  test('matches without a time stand at the end', () => {
    const unknown = listed({ match_id: 6, ...bundesliga, start_dt: at('00:00'), kickoff_known: false })
    expect(groupByTime([unknown, ...matches], options()).at(-1)?.league.name).toBe('Bundesliga')
  })
})

test('by stakes the league of the match that moves most comes first, and in it that match; what moves nothing is last', () => {
  const stakes = (home: number, away: number) => ({
    aim: 'champion' as const,
    participant_id: 10,
    home,
    away,
    low: 0,
    high: 0,
  })
  const matches = [
    listed({ match_id: 1, ...laLiga }),
    listed({ match_id: 2, ...premier, stakes: stakes(0.4, 0.3) }),
    listed({ match_id: 3, ...premier, stakes: stakes(0.1, 0.4) }),
    listed({ match_id: 4, ...bundesliga, stakes: stakes(0.9, 0.7) }),
  ]
  const groups = groupListed(matches, 2, options({ favourites: new Set([3]) }))
  expect(groups.map((group) => group.matches.map((one) => one.match_id))).toEqual([[3, 2], [4], [1]])
})

test('every match is in exactly one group, however the list is sorted', () => {
  const match = fc
    .record({
      league_id: fc.integer({ min: 1, max: 5 }),
      hour: fc.integer({ min: 10, max: 23 }),
      kickoff_known: fc.boolean(),
    })
    .map(({ league_id, hour, kickoff_known }) => listed({ league_id, start_dt: at(`${hour}:00`), kickoff_known }))
  fc.assert(
    fc.property(fc.array(match), (drawn) => {
      const matches = drawn.map((one, index) => ({ ...one, match_id: index + 1 }))
      for (const groups of ([0, 1, 2] as const).map((sort) => groupListed(matches, sort, options()))) {
        const ids = groups.flatMap((group) => group.matches.map((one) => one.match_id))
        expect(ids.sort((a, b) => a - b)).toEqual(matches.map((one) => one.match_id))
        expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length)
      }
    }),
  )
})

describe('the filter', () => {
  const match = listed({ local_name: 'São Paulo', visitor_name: 'Grêmio', ...laLiga })
  const fits = (text: string, given: Partial<ListOptions> = {}) =>
    filterMatches([match], { text, favouritesOnly: false }, options(given)).length === 1

  test.each(['sao', 'GREMIO', 'la li', 'spa', '^são', 'paulo|porto', ''])(
    '%j finds by team, league or country',
    (text) => {
      expect(fits(text)).toBe(true)
    },
  )

  test.each(['chelsea', '(', 'england'])('%j finds nothing and breaks nothing', (text) => {
    expect(fits(text)).toBe(false)
  })

  test('a country is found by the name the viewer reads and by the one the data has', () => {
    const countryName = () => 'Espanha'
    expect([fits('^espanha$', { countryName }), fits('spain', { countryName })]).toEqual([true, true])
  })

  test('favourites only leaves the favourite leagues', () => {
    const matches = [listed({ match_id: 1, ...premier }), listed({ match_id: 2, ...laLiga })]
    const left = filterMatches(matches, { text: '', favouritesOnly: true }, options({ favourites: new Set([3]) }))
    expect(left.map((one) => one.match_id)).toEqual([2])
  })
})

test('closing a group is remembered, opening it again leaves nothing behind', () => {
  const closed = toggleExpanded({}, 8)
  expect(closed).toEqual({ 8: false })
  expect(toggleExpanded(closed, 8)).toEqual({})
})
