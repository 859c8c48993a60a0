import { countryByName } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '../../app/i18n/languages.ts'
import { linkOf } from './hit-list.tsx'
import { countryHits, type Hit, hitGroups, kindsFor } from './hits.ts'

beforeAll(async () => {
  await loadLanguage('en')
  await loadLanguage('pt')
})

const page = (team: string) => ({
  leagues: [
    {
      league_id: 1,
      league_name: 'La Liga',
      league_logo: '/api/images/league/1',
      country_name: 'Spain',
      found_as: null,
    },
  ],
  teams: [{ id: 7, name: team, image_path: '/api/images/team/7', country: { name: 'Spain' }, found_as: null }],
  has_more: false,
})

test('countries are found in the browser and called as in the language of the viewer', () => {
  expect(countryHits('spain', 'en').map(({ name, picture }) => [name, picture])).toEqual([['Spain', 'es']])
  expect(countryHits('espanha', 'pt').map(({ name }) => name)).toEqual(['Espanha'])
  expect(countryHits('spain', 'pt').map(({ name }) => name)).toEqual(['Espanha'])
  expect(countryHits('zzz', 'en')).toEqual([])
})

test('a country that was found has the id of the list, which its page is found by', () => {
  expect(countryHits('spain', 'en').map(({ id }) => id)).toEqual([countryByName('Spain')?.id])
})

test.each([
  ['league', { to: '/league/$lid', params: { lid: '7' } }],
  ['team', { to: '/team/$id', params: { id: '7' } }],
  ['country', { to: '/country/$cid', params: { cid: '7' } }],
  ['player', { to: '/player/$pid', params: { pid: '7' } }],
  ['coach', { to: '/coach/$id', params: { id: '7' } }],
] as const)('a %s that was found leads to its page', (kind, link) => {
  const hit: Hit = { kind, id: 7, name: '', note: '', foundAs: null, picture: '' }
  expect(linkOf(hit)).toEqual(link)
})

test('the hits of all pages are in one group of their kind; kinds without hits have none', () => {
  const pages = [page('Real Madrid'), { ...page('Real Betis'), leagues: [] }]
  const groups = (text: string) =>
    hitGroups(pages, countryHits(text, 'en'), 'en').map(([kind, hits]) => [kind, hits.map(({ name }) => name)])
  const found = [
    ['team', ['Real Madrid', 'Real Betis']],
    ['league', ['La Liga']],
  ]
  expect(groups('real')).toEqual(found)
  expect(groups('spain')).toEqual([...found, ['country', ['Spain']]])
})

test('the country of a hit is called as in the language of the viewer', () => {
  const notes = (language: Language) =>
    hitGroups([page('Real Madrid')], [], language).flatMap(([, hits]) => hits.map(({ note }) => note))
  expect(notes('en')).toEqual(['Spain', 'Spain'])
  expect(notes('pt')).toEqual(['Espanha', 'Espanha'])
})

test('another name that something was found by is said, but not where readers of a language see that very name', () => {
  const found = (name: string, found_as: string | null) =>
    hitGroups(
      [{ ...page(name), leagues: [], teams: [{ ...page(name).teams[0], found_as }] } as never],
      [],
      'en',
    ).flatMap(([, hits]) => hits.map(({ foundAs }) => foundAs))
  expect(found('Espanyol', 'Real Club Deportivo Espanyol')).toEqual(['Real Club Deportivo Espanyol'])
  expect(found('Bayern de Munique', 'Bayern de Munique')).toEqual([null])
})

test('players come with their team, or none where it is not known', () => {
  const players = [
    { id: 1, name: 'Tom Ash', image_path: '/api/images/player/1', team: { name: 'Brough' }, found_as: null },
    { id: 2, name: 'Ann Ash', image_path: '/api/images/player/2', team: null, found_as: null },
  ]
  const groups = hitGroups([{ leagues: [], teams: [], has_more: false, players }], [], 'en')
  expect(groups.map(([kind, hits]) => [kind, hits.map(({ note }) => note)])).toEqual([['player', ['Brough', '']]])
})

test('coaches are in a group of their own; visitors are offered no people', () => {
  const coaches = [{ id: 1, name: 'Tom Ash', image_path: '/api/images/coach/1', team: null, found_as: null }]
  const groups = hitGroups([{ leagues: [], teams: [], has_more: false, coaches }], [], 'en')
  expect(groups.map(([kind, hits]) => [kind, hits.map(({ name }) => name)])).toEqual([['coach', ['Tom Ash']]])
  expect([kindsFor(false), kindsFor(true)]).toEqual([
    ['team', 'league', 'country'],
    ['team', 'league', 'country', 'player', 'coach'],
  ])
})
