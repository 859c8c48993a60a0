import { NOW } from '@touchline/testing/clock'
import { openGivenDatabase } from '@touchline/testing/database'
import { brandNamed } from '../../../../platform/brand.ts'
import { startTask } from '../../tasks/run-task.ts'
import { readKept, readWaiting } from './import-file.ts'
import { runMemberImport } from './run-import.ts'

/** Runs in its own process: imports the file that waits and prints a word in the middle, so that a test can kill it. */
const [dataDir = ''] = process.argv.slice(2)
const database = await openGivenDatabase()
const clock = { now: () => NOW }
const file = await readWaiting(database)
const content = file && (await readKept(dataDir, file))
if (file === null || content === null) throw new Error('No file waits')
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const deps = { database, clock, brand: brandNamed('Touchline'), publicUrl: 'http://localhost:3000', log, payments: [] }
await startTask(deps, {
  kind: 'members',
  subject: file.name,
  actor: 'helper',
  work: async (report) => {
    const stopped = (done: number, of: number) => {
      report(done, of)
      if (done < of) return
      process.stdout.write('.')
      // The last rows of this file are never reached.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    await runMemberImport(deps, {
      content: content.subarray(0, content.indexOf('half,')),
      options: { ...file, take: { mail: true } },
      report: stopped,
    })
    return {}
  },
})
