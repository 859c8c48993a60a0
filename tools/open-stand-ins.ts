import { startOpenDay } from './open-day/start-open-day.ts'

/**
 * Plays every free source from a folder of recorded answers, to start the product as a new user would where none can be reached:
 * `node tools/open-stand-ins.ts <folder> [instant]`. It prints the line that starts the product against them at that instant; leave out
 * the keys to see it without.
 */
const [folder = '', instant = '2025-12-13T14:50:00Z'] = process.argv.slice(2)
if (folder === '') {
  process.stderr.write('Which folder? node tools/open-stand-ins.ts <folder> [instant]\n')
  process.exit(2)
}
const startedAt = performance.now()
const { settings } = await startOpenDay(folder, () => new Date(Date.parse(instant) + performance.now() - startedAt))
const line = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
process.stdout.write(`FEED=open DATA_DIR=./real CLOCK=${instant} ${line.join(' ')} npm start\n`)
