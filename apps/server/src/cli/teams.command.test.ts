import { claimWorld, type Database, inTransaction, migrate, openDatabase } from '@touchline/database'
import { meeting, NOW, reportedBy } from '@touchline/ingest/joining/sources.testing.ts'
import { applyBatch } from '@touchline/ingest/write/apply-batch.ts'
import { useFolder } from '@touchline/testing/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOn } from './command.testing.ts'

const folder = useFolder()
let server: Database
/** A server that runs while the commands do, with Ashton under two names. */
beforeAll(async () => {
  server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  await migrate(server)
  await inTransaction(server, (client) => claimWorld(client, 'real'))
  const otherName = { ashton: { name: 'AFC Ashton', stableKey: null } }
  await applyBatch(server, reportedBy('football-data', [meeting]), { now: NOW })
  await applyBatch(server, reportedBy('openfootball', [meeting], {}, otherName), { now: NOW })
  await applyBatch(server, reportedBy('wyscout', [], {}, { ashton: { key: 'namesake', stableKey: null } }), {
    now: NOW,
  })
}, 120_000)
afterAll(() => server.close())

const touchline = (...words: string[]) => runOn(folder.path, words)

test('teams are named unambiguously, compared, aliased and then matched, while a server is running', async () => {
  const before = await touchline('teams', 'unmatched')
  expect(before.out).toMatch(/openfootball +England +AFC Ashton +1 +1 +1$/m)
  expect(before.code).toBe(0)

  const twice = await touchline('teams', 'merge', 'AFC Ashton', 'Ashton')
  expect(twice.code).toBe(1)
  expect(twice.complaints).toMatch(/More than one team matches.*Nothing was changed/)
  expect(twice.complaints.match(/Ashton \(id \d+, England, from [\w-]+\)/g)).toHaveLength(2)

  const nobody = await touchline('teams', 'alias', 'openfootball', 'Nobody', 'england/ashton')
  expect(nobody).toMatchObject({ code: 1, complaints: 'openfootball has no team "Nobody". Nothing was changed.' })
  expect((await touchline('teams', 'alias', 'nowhere', 'Ashton', 'Ashton')).code).toBe(2)
  expect((await touchline('teams', 'merge', 'england/ashton', 'england/brough')).complaints).toContain(
    'have played each other 1 times',
  )
  expect((await server.pool.query('select count(*) as n from team')).rows).toEqual([{ n: 4 }])

  const done = await touchline('teams', 'alias', 'openfootball', 'afc ashton', 'england/ashton')
  expect(done.out).toContain('AFC Ashton (id 3, England, from openfootball) is now part of Ashton (id 1')
  expect(done.out).toContain('0 fixtures moved, 1 more were merged with existing fixtures.')
  expect((await touchline('teams', 'unmatched')).out).not.toContain('AFC Ashton')
  expect((await touchline('teams', 'alias', 'openfootball', 'ashton', '1')).out).toContain('that team already')
  expect((await touchline('teams', 'alias', 'openfootball', 'brough', '1')).complaints).toContain(
    'is a team of football-data, wyscout too',
  )

  const split = await touchline('teams', 'split', 'openfootball', 'ashton', 'AFC Ashton')
  expect(split.out).toContain('ashton of openfootball is a separate team again: AFC Ashton')
  expect(split.out).toContain('1 fixtures stay with the other sources')
  expect((await touchline('teams', 'split', 'openfootball', 'ashton', 'AFC Ashton')).complaints).toContain(
    'No other source has the team',
  )

  const noted = await server.pool.query('select via, action, target from audit_entry order by id')
  expect(noted.rows).toEqual([
    { via: 'command', action: 'data.join_names', target: 'AFC Ashton → Ashton' },
    { via: 'command', action: 'data.keep_apart', target: 'AFC Ashton (openfootball)' },
  ])
}, 120_000)
