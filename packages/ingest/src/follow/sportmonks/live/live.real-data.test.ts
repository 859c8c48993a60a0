import { testDatabase } from '@touchline/testing/database'
import { RECORDED_FINAL, worldFromRecorded } from '@touchline/testing/sportmonks'
import { test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { syncWorld } from '../sync.testing.ts'
import { expectFollowedAsReadAfterwards } from './followed-fixture.testing.ts'

test('the recorded final followed from kick-off to the last penalty ends as it is read afterwards', async () => {
  const database = await testDatabase()
  const world = await syncWorld(worldFromRecorded(realData('sportmonks')))
  try {
    await expectFollowedAsReadAfterwards(database, world, RECORDED_FINAL, 60)
  } finally {
    await world.close()
    await database.close()
  }
})
