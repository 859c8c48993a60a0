import { defineConfig } from 'vitest/config'
import { messages } from './apps/web/messages.plugin.ts'

/** Tests on real data have commands of their own, `npm run test:real-data` and `npm run test:figures`. */
const ON_REAL_DATA = '**/*.{real-data,figures}.test.ts'
const setupFiles = ['tools/collection-guard.setup.ts']
/** A PostgreSQL server for the run: that of TEST_DATABASE_URL, or else the embedded one. */
const globalSetup = ['packages/testing/src/database/database-server.setup.ts']

/** `real-data` reads and imports the files; `figures` computes figures from all of them, for minutes. */
const onRealData = (name: 'real-data' | 'figures') => ({
  test: {
    name,
    include: [`{apps,packages}/**/*.${name}.test.ts`],
    setupFiles,
    globalSetup,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

/**
 * `house` looks at the code itself, `rules` at pure functions, `server` at what needs a database. A worker keeps its modules from file to
 * file (`isolate: false`): loading them again would take longer than most tests. So no file may leave anything behind in a module;
 * `--sequence.shuffle` shows which one does.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the two cores the tests are designed for: many wait, for a tested pause or for the disk.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'house',
          include: ['tools/**/*.test.ts'],
          setupFiles,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [messages()],
        test: {
          name: 'rules',
          include: [
            'packages/{football,probability,contract,demo,feeds,testing}/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
          ],
          exclude: [ON_REAL_DATA],
          setupFiles,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{database,ingest,runtime}/**/*.test.ts', 'apps/server/**/*.test.ts'],
          exclude: [ON_REAL_DATA],
          setupFiles,
          globalSetup,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      onRealData('real-data'),
      onRealData('figures'),
    ],
  },
})
