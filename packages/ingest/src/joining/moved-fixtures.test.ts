import { inTransaction } from '@touchline/database'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { writeBatch } from '../write/apply-batch.ts'
import { carryOver } from '../write/carry-over.ts'
import { meeting, NOW, RESULT, reportedBy } from './sources.testing.ts'

const database = useDatabase()
const scotland = { league: 'scotland/premiership' }
const on = (day: string) => ({ ...meeting, key: `ashton|brough|${day}`, kickoff: `${day}T00:00:00.000Z` })
const played = (day: string) => ({ ...on(day), ...RESULT })

const read = (...fixtures: Parameters<typeof reportedBy>[1]) =>
  inTransaction(database, async (client) => {
    const batch = reportedBy('football-data', fixtures, {}, scotland)
    await writeBatch(client, await carryOver(client, batch), NOW)
  })
const stored = () =>
  database.rows(`select to_char(f.kickoff at time zone 'utc', 'YYYY-MM-DD') as day, f.state_id as state, r.key from fixture f
    join source_ref r on r.kind = 'fixture' and r.id = f.id order by f.kickoff`)

test('a match that was put off keeps its place under its new date', async () => {
  await read(on('2017-12-09'))
  await read(on('2018-01-17'))
  expect(await stored()).toEqual([{ day: '2018-01-17', state: 1, key: 'ashton|brough|2018-01-17' }])
})

test('the result of a match that was put off is that match’s', async () => {
  await read(played('2017-08-12'))
  await read(on('2018-02-03'))
  await read(played('2017-08-12'), played('2018-03-14'))
  expect(await stored()).toMatchObject([
    { day: '2017-08-12', state: 5 },
    { day: '2018-03-14', state: 5 },
  ])
})

test('a third meeting at the same ground is another match than those that were played', async () => {
  await read(played('2017-08-12'))
  await read(on('2018-02-03'))
  expect(await stored()).toMatchObject([{ day: '2017-08-12' }, { day: '2018-02-03' }])
})

test('the nearer of two open meetings is the one that moved', async () => {
  await read(on('2017-12-09'), on('2018-03-10'))
  await read(on('2018-03-14'))
  expect(await stored()).toMatchObject([{ day: '2017-12-09' }, { day: '2018-03-14' }])
})

test('the result of an earlier meeting is not that of one which is announced, whichever file is read first', async () => {
  await read(on('2018-03-07'))
  await read(played('2018-02-04'))
  expect(await stored()).toMatchObject([
    { day: '2018-02-04', state: 5 },
    { day: '2018-03-07', state: 1 },
  ])
})

test('a list of the season that has a meeting on an earlier day has brought it forward', async () => {
  const other = {
    ...meeting,
    key: 'other',
    home: meeting.away,
    away: meeting.home,
    kickoff: '2018-04-01T00:00:00.000Z',
  }
  await read(on('2018-03-07'), other)
  await read(played('2018-02-04'), other)
  expect(await stored()).toMatchObject([{ day: '2018-02-04', state: 5 }, { day: '2018-04-01' }])
})

test('a result on another day of the same week is that match with its date corrected', async () => {
  await read(played('2018-05-16'))
  await read(played('2018-05-17'))
  expect(await stored()).toEqual([{ day: '2018-05-17', state: 5, key: 'ashton|brough|2018-05-17' }])
})
