import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startCommand, touchline } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { tableCounts, watchFixtures } from '../support/worlds/own-database.ts'
import { seasonFile } from '../support/worlds/season-files.ts'

const SEASONS = ['2019-20', '2020-21', '2021-22', '2023-24']
const paths = SEASONS.flatMap((season) => ['E0', 'E1', 'SP1', 'D1'].map((division) => seasonFile(season, division)))

const cleanUps: (() => Promise<unknown>)[] = []
test.afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

/** Waits until this many matches are stored, reading the database in parallel with the writer. */
async function untilStored(matches: number, at: { dataDir: string }, writer: ChildProcess): Promise<void> {
  const look = await watchFixtures(at)
  while ((await look.count()) < matches) {
    expect(writer.exitCode).toBeNull()
    await delay(20)
  }
  await look.close()
}

async function place() {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-kill-'))
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir }
}

test('an import that was killed in the middle together with the server, and run again, leaves what a clean one leaves', async ({
  startProduct,
}) => {
  const words = ['import', 'football-data', ...paths]
  const clean = await place()
  const environmentOf = ({ dataDir }: { dataDir: string }) => ({ DATA_DIR: dataDir })
  expect((await touchline(words, environmentOf(clean))).code).toBe(0)
  const wanted = await tableCounts(clean)
  expect(wanted.fixture).toBeGreaterThan(5_000)

  const broken = await place()
  const server = await startProduct({
    dataDir: broken.dataDir,
    env: { ...environmentOf(broken), FEED: 'none', CLOCK: '2024-08-01T00:00:00Z' },
  })
  const command = startCommand(words, environmentOf(broken))
  await untilStored(500, broken, command.process)
  command.process.kill('SIGKILL')
  server.process.kill('SIGKILL')
  expect((await command.ended).code).toBeNull()
  await server.stop()
  const left = (await tableCounts(broken)).fixture ?? 0
  expect(left).toBeGreaterThanOrEqual(500)
  expect(left).toBeLessThan(wanted.fixture ?? 0)

  expect((await touchline(words, environmentOf(broken))).code).toBe(0)
  // The server has made the link of its owner and kept the runs of its jobs.
  const ofServer = { one_time_token: 0, job_run: 0 }
  expect({ ...(await tableCounts(broken)), ...ofServer }).toEqual({ ...wanted, ...ofServer })
})
