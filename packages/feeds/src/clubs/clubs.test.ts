import { COUNTRIES, type Source } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { clubNamed, LISTED_CLUBS } from './index.ts'
import { REVIEW } from './review.ts'
import { type Naming, readClubs } from './table.ts'
import { CLUB_TABLES } from './tables.ts'

const keyOf = (source: Source, country: string, name: string, season?: string): string | null =>
  clubNamed(source, { country, name, season })?.key ?? null

describe('a club', () => {
  it.each<[Source, string, string, string]>([
    ['football-data', 'England', 'West Brom', 'england/west-bromwich-albion'],
    ['openfootball', 'England', 'West Bromwich Albion FC', 'england/west-bromwich-albion'],
    ['schochastics', 'England', 'west-bromwich-albion', 'england/west-bromwich-albion'],
    ['wyscout', 'Spain', 'Atlético Madrid', 'spain/atletico-madrid'],
    ['schochastics', 'Spain', 'atletico-madrid', 'spain/atletico-madrid'],
    ['statsbomb', 'Spain', 'Deportivo Alavés', 'spain/alaves'],
    ['schochastics', 'Portugal', 'sporting-lissabon', 'portugal/sporting-cp'],
    ['openfootball', 'Germany', 'FC Bayern München', 'germany/bayern-munich'],
  ])('%s calls in %s %s is found', (source, country, name, key) => {
    expect(keyOf(source, country, name, '2017/2018')).toBe(key)
  })

  it.each<[Source, string, string, string, string | null]>([
    ['football-data', 'England', 'Halifax', '2007/2008', 'england/halifax-town'],
    ['football-data', 'England', 'Halifax', '2008/2009', 'england/fc-halifax-town'],
    ['football-data', 'Spain', 'Logrones', '1996/1997', 'spain/cd-logrones'],
    ['football-data', 'Spain', 'Logrones', '2020/2021', 'spain/ud-logrones'],
    ['schochastics', 'Portugal', 'bsad', '2016-2017', 'portugal/belenenses'],
    ['schochastics', 'Portugal', 'bsad', '2018-2019', 'portugal/b-sad'],
    ['openfootball', 'Portugal', 'Belenenses', '2018/2019', null],
    ['openfootball', 'England', 'AFC', '2025/2026', 'england/afc-wimbledon'],
    ['openfootball', 'England', 'AFC', '2024/2025', null],
    ['football-data', 'England', 'AFC', '2025/2026', null],
  ])('is the one %s meant in %s by %s in %s', (source, country, name, season, key) => {
    expect(keyOf(source, country, name, season)).toBe(key)
  })

  it('is unknown where a name meant two and no season is reported', () => {
    expect(keyOf('football-data', 'England', 'Chester')).toBeNull()
    expect(keyOf('football-data', 'England', 'Chesterfield')).toBe('england/chesterfield')
  })

  it('is unknown for a name that is only alike, or of another country', () => {
    expect(keyOf('openfootball', 'England', 'Arsenal Londn')).toBeNull()
    expect(keyOf('openfootball', 'France', 'Arsenal FC')).toBeNull()
    expect(keyOf('openfootball', 'Atlantis', 'Arsenal FC')).toBeNull()
  })
})

describe('the list of clubs', () => {
  const namings = Object.entries(CLUB_TABLES).flatMap(([country, table]) => readClubs(country, table))

  it('gives no key twice and stands under countries of the list of countries', () => {
    expect(new Set(LISTED_CLUBS.map((club) => club.key)).size).toBe(LISTED_CLUBS.length)
    const countries = new Set(COUNTRIES.map((country) => country.name))
    expect(LISTED_CLUBS.filter((club) => !countries.has(club.country))).toEqual([])
  })

  it('gives no name of a source and country to two clubs in one season', () => {
    const byName = Map.groupBy(namings, (one) => `${one.club.country}/${one.name}`)
    const clash = (one: Naming, other: Naming): boolean =>
      one.club !== other.club &&
      (one.source === null || other.source === null || one.source === other.source) &&
      one.from <= other.until &&
      other.from <= one.until
    const clashes = [...byName].filter(([, list]) => list.some((one) => list.some((other) => clash(one, other))))
    expect(clashes.map(([name]) => name)).toEqual([])
  })

  it('has colours as #rrggbb and three capitals or digits', () => {
    const colours = LISTED_CLUBS.flatMap((club) => club.colours ?? [])
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
    const codes = LISTED_CLUBS.flatMap((club) => club.shortCode ?? [])
    expect(codes.filter((code) => !/^[A-Z0-9]{2,3}$/.test(code))).toEqual([])
  })

  it('joins no two names that wait for a review', () => {
    for (const { country, names } of REVIEW) {
      const keys = names.flatMap((name) => keyOf('openfootball', country, name, '2024/2025') ?? [])
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})

it('reads a line of the table', () => {
  const [first, second] = readClubs(
    'Spain',
    'Alavés|ALA|#0761af #ffffff|Alaves@2000-|CD Alavés; wyscout:Glorioso@-1999|x',
  )
  expect(first?.club).toEqual({
    key: 'spain/x',
    name: 'Alavés',
    shortCode: 'ALA',
    country: 'Spain',
    colours: ['#0761af', '#ffffff'],
    footballDataName: null,
  })
  expect(first).toMatchObject({ name: 'alaves', source: null, from: 2000, until: Number.POSITIVE_INFINITY })
  expect(second).toMatchObject({ name: 'cd alaves', source: null })
  const plain = readClubs('Spain', 'Eibar')
  expect(plain).toMatchObject([
    { name: 'eibar', club: { key: 'spain/eibar', shortCode: null, footballDataName: 'Eibar' } },
  ])
})
