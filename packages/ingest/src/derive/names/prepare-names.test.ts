import { writeMeta } from '@touchline/database'
import { NOW } from '@touchline/testing/clock'
import { testDatabase } from '@touchline/testing/database'
import { league, person, team, world } from '@touchline/testing/records'
import { useFreshResource } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { mergeTeams } from '../../joining/teams/merge-teams.ts'
import { applyBatch } from '../../write/apply-batch.ts'
import { prepareNames } from './prepare-names.ts'

const now = NOW
const database = useFreshResource(testDatabase)

const namesOf = async (id: number, kind = 'team'): Promise<string[]> => {
  const rows = await database.rows<{ name: string }>(
    'select name from search_name where kind = $1 and id = $2 order by name collate "C"',
    [kind, id],
  )
  return rows.map(({ name }) => name)
}
const rovers = team('Bristol Rovers', { stableKey: 'england/bristol-rovers' })

test('data stored before there were names is found by the same ones as new data', async () => {
  const stored = world({ teams: [rovers], coaches: [person('Ann Carver')] })
  await applyBatch(database, stored, { now })
  const written = [await namesOf(1), await namesOf(1, 'coach'), await namesOf(1, 'league')]
  await database.pool.query('delete from search_name')
  expect(await prepareNames(database, now)).toBe(true)
  expect([await namesOf(1), await namesOf(1, 'coach'), await namesOf(1, 'league')]).toEqual(written)
  expect(written[0]).toContain('bristol rovers')
  expect(await prepareNames(database, now)).toBe(false)
})

test('names of other lists and rules go, those that sources use stay', async () => {
  await applyBatch(database, world({ teams: [rovers] }), { now })
  await applyBatch(database, { source: 'openfootball', teams: [{ ...rovers, name: 'The Pirates' }] }, { now })
  await database.pool.query(
    `insert into search_name (kind, id, name, origin, lesser) values ('team', 1, 'of another version', 1, false)`,
  )
  await writeMeta(database.pool, 'search_names', 'another version')
  await prepareNames(database, now)
  const names = await namesOf(1)
  expect(names).toEqual(expect.arrayContaining(['bristol rovers', 'the pirates']))
  expect(names).not.toContain('of another version')
})

test('the same batch twice writes no name twice', async () => {
  const batch = world({ teams: [rovers, team('Ashton')], coaches: [person('Ann Carver')] })
  await applyBatch(database, batch, { now })
  const rows = async () => await database.rows('select xmin, * from search_name order by kind, id, name')
  const before = await rows()
  await applyBatch(database, batch, { now })
  expect(await rows()).toEqual(before)
})

test('a team that becomes another one gives it its names', async () => {
  await applyBatch(database, world({ teams: [team('Ashton'), team('Ashton Town')] }), { now })
  await mergeTeams(database, { from: 2, into: 1, now })
  expect(await namesOf(1)).toEqual(['ashton', 'ashton town'])
  expect(await namesOf(2)).toEqual([])
})

test('a competition is found by its other names too', async () => {
  const leagues = [
    league('mls', 'MLS', { stableKey: 'united-states/major-league-soccer' }),
    league('epl', 'Premier League', { stableKey: 'england/premier-league' }),
    league('laliga', 'La Liga', { stableKey: 'spain/la-liga' }),
  ]
  await applyBatch(database, { source: 'openfootball', leagues }, { now })
  expect(await namesOf(1, 'league')).toContain('major league soccer')
  expect(await namesOf(2, 'league')).toEqual(expect.arrayContaining(['epl', 'english premier league']))
  expect(await namesOf(3, 'league')).toContain('primera division')
})
