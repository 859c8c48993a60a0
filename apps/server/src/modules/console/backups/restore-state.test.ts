import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { type RestoreState, readRestoreState, settleRestore, writeRestoreState } from './restore-state.ts'

const folder = useFreshFolder()
const NOW = new Date('2026-03-07T12:00:00Z')
const RUNNING: RestoreState = {
  id: 'a',
  name: 'touchline-2026-03-07T02-00-00-nightly.backup.gz',
  actor: { actorId: 1, actor: 'marta', role: 'owner', address: null },
  stage: 'restored',
  startedAt: '2026-03-07T11:00:00Z',
  finishedAt: null,
  restorePoint: null,
  error: null,
}
const settle = async (state: RestoreState, committed: boolean) => {
  writeRestoreState(folder.path, state)
  await settleRestore(folder.path, async (id) => committed && id === 'a', NOW)
  return readRestoreState(folder.path)?.stage
}

test('a restore whose process was killed is told from one that was killed after all was there', async () => {
  expect(await settle(RUNNING, false)).toBe('cut_off')
  expect(await settle(RUNNING, true)).toBe('done')
  expect(await settle({ ...RUNNING, stage: 'failed' }, false)).toBe('failed')
})

test('without a restore, or with a note that cannot be read, there is none', async () => {
  expect(readRestoreState(folder.path)).toBeNull()
  expect(await settleRestore(folder.path, async () => true, NOW)).toBeNull()
})
