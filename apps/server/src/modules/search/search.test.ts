import type { searchV1 } from '@touchline/contract'
import { weighNames } from '@touchline/ingest/derive/names/weigh-names.ts'
import { league, played, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import type { z } from 'zod'

type Found = z.infer<typeof searchV1.answer>

const server = useServer()

const search = (text: string, page = 1) => server.get<Found>(`/api/search/v1?q=${encodeURIComponent(text)}&pg=${page}`)
const names = ({ teams }: Found) => teams.map(({ name }) => name)

test('leagues and teams are found together, with their countries', async () => {
  await server.store(world({ leagues: [league('cup', 'Ashton Cup')], teams: [team('Ashton'), team('Brough')] }))
  expect(await search('ash')).toEqual({
    leagues: [
      {
        ...{ league_id: 1, league_name: 'Ashton Cup', league_logo: '/api/images/league/1', country_name: 'England' },
        found_as: null,
      },
    ],
    teams: [{ id: 1, name: 'Ashton', image_path: '/api/images/team/1', country: { name: 'England' }, found_as: null }],
    has_more: false,
  })
})

test('accents and case matter neither in leagues nor in teams', async () => {
  await server.store(world({ leagues: [league('liga', 'Liga São João')], teams: [team('São Bento')] }))
  const found = await search('SAO')
  expect([found.leagues[0]?.league_name, names(found)]).toEqual(['Liga São João', ['São Bento']])
})

test('a hit by another name says that name, a hit by the shown name does not', async () => {
  await server.store(
    world({
      leagues: [league('mls', 'MLS', { stableKey: 'united-states/major-league-soccer' })],
      teams: [
        team('Espanyol', { stableKey: 'spain/espanyol' }),
        team('Real Betis', { stableKey: 'spain/real-betis' }),
        team('Queens Park Rangers'),
        team('Wolverhampton Wanderers'),
      ],
    }),
  )
  const foundAs = async (text: string) => {
    const { teams, leagues } = await search(text)
    return [...leagues.map((one) => [one.league_name, one.found_as]), ...teams.map((one) => [one.name, one.found_as])]
  }
  expect(await foundAs('real')).toEqual([
    ['Real Betis', null],
    ['Espanyol', 'Real CD Espanyol'],
  ])
  expect(await foundAs('major league')).toEqual([['MLS', 'Major League Soccer']])
  expect(await foundAs('qpr')).toEqual([['Queens Park Rangers', null]])
  expect(await foundAs('wolverhamton')).toEqual([['Wolverhampton Wanderers', null]])
})

test('a nickname finds the club that is called otherwise', async () => {
  await server.store(world({ teams: [team('Paris Saint-Germain'), team('Manchester United'), team('Mansfield')] }))
  expect(names(await search('psg'))).toEqual(['Paris Saint-Germain'])
  expect(names(await search('man u'))).toEqual(['Manchester United'])
})

test('a club of a top league comes before one that played more elsewhere', async () => {
  await server.store(
    world({
      leagues: [
        league('premier', 'Premier League', { stableKey: 'england/premier-league' }),
        league('county', 'County League'),
      ],
      teams: [team('Row Rangers'), team('Row Rovers'), team('Brough')],
      fixtures: [
        played('row rovers', 'brough', '2026-02-01T15:00:00.000Z', [1, 0]),
        played('row rangers', 'brough', '2026-02-02T15:00:00.000Z', [1, 0], { league: 'county', season: 'county now' }),
        played('row rangers', 'brough', '2026-02-03T15:00:00.000Z', [1, 0], { league: 'county', season: 'county now' }),
      ],
    }),
  )
  await weighNames(server.database, server.deps.clock.now())
  expect(names(await search('row'))).toEqual(['Row Rovers', 'Row Rangers'])
})

test('leagues watched everywhere come before those of the same name', async () => {
  await server.store(
    world({
      leagues: [
        league('other', 'Premier League', { country: 100 }),
        league('premier', 'Premier League', { stableKey: 'england/premier-league' }),
      ],
    }),
  )
  await weighNames(server.database, server.deps.clock.now())
  const { leagues } = await search('premier')
  expect(leagues.map((one) => one.country_name)[0]).toBe('England')
})

test('a club is found by every name a source uses, by those of the list and by its initials', async () => {
  const dons = { stableKey: 'england/milton-keynes-dons' }
  await server.store(
    world({
      teams: [
        team('Inter', { stableKey: 'italy/inter' }),
        team('AC Milan', { stableKey: 'italy/milan' }),
        team('Bristol Rovers', { stableKey: 'england/bristol-rovers' }),
        team('Sheffield Wednesday', { stableKey: 'england/sheffield-wednesday' }),
        team('Milton Keynes Dons', dons),
      ],
    }),
  )
  await server.store({ source: 'openfootball', teams: [{ ...team('The Franchise'), ...dons }] })
  for (const [text, first] of [
    ['inter milan', 'Inter'],
    ['internazionale', 'Inter'],
    ['ac milan', 'AC Milan'],
    ['milan', 'AC Milan'],
    ['mk dons', 'Milton Keynes Dons'],
    ['franchise', 'Milton Keynes Dons'],
    ['bristol rvs', 'Bristol Rovers'],
    ['sheffield weds', 'Sheffield Wednesday'],
  ])
    expect([text, names(await search(text as string))[0]]).toEqual([text, first])
})

test('a club is found with the city of its ground, in English too', async () => {
  const venue = { key: 'ground', name: 'Ground', city: 'Torino', country: null, capacity: null }
  await server.store(world({ venues: [venue], teams: [team('Ashton', { venue: 'ground' })] }))
  expect(names(await search('ashton turin'))).toEqual(['Ashton'])
})

test('typing is forgiven where nothing is written so', async () => {
  await server.store(world({ teams: [team('Manchester United'), team('Liverpool'), team('Liverpool U21')] }))
  expect(names(await search('mancester'))).toEqual(['Manchester United'])
  expect(names(await search('liverpol'))).toEqual(['Liverpool', 'Liverpool U21'])
  expect(names(await search('livrepool'))).toEqual(['Liverpool', 'Liverpool U21'])
  expect(names(await search('mancxxter'))).toEqual([])
})

test('a league is found with its country, a national team by its name in Portuguese', async () => {
  await server.store(
    world({ leagues: [league('serie', 'Serie A', { country: 100 })], teams: [team('England', { national: true })] }),
  )
  expect((await search('serie a honduras')).leagues.map((one) => one.league_name)).toEqual(['Serie A'])
  expect(names(await search('inglaterra'))).toEqual(['England'])
})

test('clubs, competitions and youth sides are found by the names that Portuguese readers are shown', async () => {
  const germany = team('Germany U21', { country: 86, national: true })
  await server.store(
    world({ leagues: [league('cup', 'Champions League')], teams: [team('Sevilla'), team('Bayern Munich'), germany] }),
  )
  expect((await search('liga dos camp')).leagues.map((one) => one.league_name)).toEqual(['Champions League'])
  expect(names(await search('sevilha'))).toEqual(['Sevilla'])
  expect(names(await search('bayern de munique'))).toEqual(['Bayern Munich'])
  expect(names(await search('alemanha u21'))).toEqual(['Germany U21'])
})

test('women and men of one name are two teams, the men first, and either is found by the words of both languages', async () => {
  const nations = [
    team('Germany', { country: 86, national: true }),
    team('Germany Women', { country: 86, national: true }),
  ]
  await server.store(
    world({ teams: [team('Ashton'), team('Ashton Women'), team('Boca Juniors'), team('Bocayuva'), ...nations] }),
  )
  expect(names(await search('ashton'))).toEqual(['Ashton', 'Ashton Women'])
  for (const text of ['ashton women', 'ashton w', 'ashton feminino'])
    expect(names(await search(text))[0]).toBe('Ashton Women')
  expect(names(await search('alemanha feminino'))).toEqual(['Germany Women'])
  expect(names(await search('alemanha'))).toEqual(['Germany', 'Germany Women'])
  expect(names(await search('boca'))[0]).toBe('Boca Juniors')
})

test('a letter that many clubs with many names begin with has further pages', async () => {
  const teams = Array.from({ length: 40 }, (_, at) => team(`Ashton Athletic Albion A${at} Amateurs`))
  await server.store(world({ teams }))
  expect([(await search('a')).has_more, (await search('a', 2)).teams.length]).toEqual([true, 20])
})

test('twenty are on a page; the last page says that there are no more', async () => {
  await server.store(world({ teams: Array.from({ length: 41 }, (_, at) => team(`Ashton ${100 + at}`)) }))
  const pages = [
    await search('ashton'),
    await search('ashton', 2),
    await search('ashton', 3),
    await search('ashton', 4),
  ]
  expect(pages.map((one) => [one.teams.length, one.has_more])).toEqual([
    [20, true],
    [20, true],
    [1, false],
    [0, false],
  ])
  expect(new Set(pages.flatMap(names)).size).toBe(41)
})

test('texts no name can hold find nothing, and signs are literal', async () => {
  await server.store(world({ teams: [team('100% Brough'), team('Ashton')] }))
  for (const text of [' ash', '\u0000', 'zzz', '_', '\\']) expect([text, names(await search(text))]).toEqual([text, []])
  expect(names(await search('%'))).toEqual(['100% Brough'])
})

test.each(['q=', 'q=%20%20', 'pg=1', `q=${'a'.repeat(101)}`, 'q=ash&pg=0', 'q=ash&pg=x'])(
  '%s is refused',
  async (query) => {
    expect((await server.ask(`/api/search/v1?${query}`)).status).toBe(400)
  },
)
