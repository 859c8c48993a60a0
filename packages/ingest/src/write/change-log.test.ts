import { inTransaction } from '@touchline/database'
import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { pruneLiveEvents, writeLiveEvents } from './change-log.ts'

const database = useDatabase()

const NOW = new Date('2026-03-07T12:00:00.000Z')
const write = (tag: string, at: Date) =>
  inTransaction(database, (client) => writeLiveEvents(client, [{ topic: 'change', payload: { tags: [tag] } }], at))

test('changes are stored for a day', async () => {
  await write('old', new Date('2026-03-06T11:59:59.000Z'))
  await write('young', new Date('2026-03-06T12:00:01.000Z'))
  expect(await pruneLiveEvents(database, NOW)).toBe(1)
  expect(await database.rows('select payload from live_event')).toEqual([{ payload: { tags: ['young'] } }])
})

test('events of one transaction keep their order', async () => {
  const tags = Array.from({ length: 50 }, (_, at) => `t${at}`)
  await inTransaction(database, (client) =>
    writeLiveEvents(
      client,
      tags.map((tag) => ({ topic: 'change', payload: { tags: [tag] } })),
      NOW,
    ),
  )
  const rows = await database.rows(`select payload->'tags'->>0 as tag from live_event order by seq`)
  expect(rows.map((row) => row.tag)).toEqual(tags)
})
