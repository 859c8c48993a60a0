import { NOW } from '@touchline/testing/clock'
import { useDatabase } from '@touchline/testing/database'
import { finished, smallWorld } from '@touchline/testing/records'
import { expect, test } from 'vitest'
import { applyBatch } from '../write/apply-batch.ts'
import { openProvenance } from './provenance.ts'

const database = useDatabase()

test('a part waits for the answer that another part has just requested', async () => {
  await applyBatch(database, smallWorld([finished]), { now: NOW })
  await database.pool.query(`update fixture set provenance = '{"odds": "sportmonks"}'`)
  const client = await database.pool.connect()
  try {
    const provenance = openProvenance(client)
    const known = await Promise.all([1, 2].map(() => provenance.load([1]).then(() => provenance.of(1))))
    expect(known).toEqual([{ odds: 'sportmonks' }, { odds: 'sportmonks' }])
  } finally {
    client.release()
  }
})
