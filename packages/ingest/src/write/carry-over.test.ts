import { inTransaction } from '@touchline/database'
import type { RecordBatch, RefereeRecord, SeasonRecord } from '@touchline/football'
import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { season2025, smallWorld, team } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { writeBatch } from './apply-batch.ts'
import { carryOver } from './carry-over.ts'

const database = useDatabase()

const referee = (name: string): RefereeRecord => ({
  key: 'england/m-dean',
  name,
  commonName: name.slice(0, 1),
  country: null,
  dateOfBirth: null,
})
const season = (more: Partial<SeasonRecord>): SeasonRecord => ({ ...season2025, ...more })

/** Stores what files report, one batch after the other, as an import does. */
async function report(...batches: Partial<RecordBatch>[]) {
  for (const more of batches) {
    await inTransaction(database, async (client) => {
      const whole = await carryOver(client, smallWorld([], more))
      await writeBatch(client, whole, NOW)
    })
  }
}
const referees = () => database.rows('select name, common_name as "commonName" from referee')
const seasons = () => database.rows(`select starts_on::text as first, ends_on::text as last, current from season`)
const names = () => database.rows('select name from team order by name')

const DEAN = [{ name: 'Mike Dean', commonName: 'Mike Dean' }]

test('a referee listed once is named as one listed again', async () => {
  await report({ referees: [referee('Mike Dean')] })
  expect(await referees()).toEqual(DEAN)
})

test.each([
  ['in one batch', [['M Dean', 'Mike Dean', 'M L Dean']]],
  ['in batches of their own', [['M Dean'], ['Mike Dean'], ['M L Dean']]],
  ['the fullest first', [['Mike Dean'], ['M L Dean', 'M Dean']]],
])('a referee keeps the fullest name: %s', async (_, batches) => {
  await report(...batches.map((reported) => ({ referees: reported.map(referee) })))
  expect(await referees()).toEqual(DEAN)
})

test.each([
  ['in one batch', 1],
  ['in batches of their own', 3],
])('a season spans the days of all its files and stays as current as it was reported first: %s', async (_, count) => {
  const reported = [
    season({ startsOn: '2025-09-01', endsOn: '2026-03-01' }),
    season({ startsOn: '2025-08-15', endsOn: '2025-12-31', current: false }),
    season({ startsOn: '2025-10-01', endsOn: '2026-05-24', current: false }),
  ]
  await report(...(count === 1 ? [{ seasons: reported }] : reported.map((one) => ({ seasons: [one] }))))
  expect(await seasons()).toEqual([{ first: '2025-08-15', last: '2026-05-24', current: true }])
})

test('a team keeps the first of two ways to write its name, and takes another name', async () => {
  await report(
    { teams: [team('Áshton', { key: 'ashton' }), team('Brough')] },
    { teams: [team('Ashton'), team('Brough Town', { key: 'brough' })] },
  )
  expect(await names()).toEqual([{ name: 'Brough Town' }, { name: 'Áshton' }])
})
