import { defineConfig } from 'vitest/config'
import { textChunks } from './apps/web/text-chunks.plugin.ts'

/** Tests on real data: commands of their own, `npm run test:real-data` and `npm run test:figures`. */
const ON_REAL_DATA = '**/*.{real-data,figures}.test.ts'
const setupFiles = ['tools/collection-guard.setup.ts']
const KEEP_DATABASES = ['packages/testing/src/database/keep-databases.setup.ts']

const onDatabase = (name: string, kind: 'embedded' | 'server', exclude: string[] = []) => ({
  test: {
    name,
    include: ['packages/database/**/*.test.ts', 'apps/server/**/*.test.ts'],
    exclude: [ON_REAL_DATA, ...exclude],
    setupFiles,
    env: { TEST_DATABASE: kind },
    globalSetup: KEEP_DATABASES,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

/** `real-data` reads and imports the files; `figures` computes from all of them what was measured on them, for minutes. */
const onRealData = (name: 'real-data' | 'figures') => ({
  test: {
    name,
    include: [`{apps,packages}/**/*.${name}.test.ts`],
    setupFiles,
    env: { TEST_DATABASE: process.env.TEST_DATABASE_URL ? 'server' : 'embedded' },
    globalSetup: KEEP_DATABASES,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

/** Tests of the embedded database's own folder; a server has none. */
const ABOUT_THE_FOLDER = [
  'apps/server/src/{main,start,secure-data}.test.ts',
  'packages/database/src/embedded/**',
]
/** Tests of what the embedded database does not have: several processes on it, roles of its own. */
const ABOUT_SERVERS = ['apps/server/src/ingest/sync/two-workers.test.ts', 'packages/database/src/extension.test.ts']
/**
 * What is written and asked. A server, being older and stricter, stands for both: one statement serves both databases, and the journeys
 * (playwright.config.ts) fill the embedded one, import into it and ask every call that reads. Without a server these tests run on the
 * embedded one, as they do for whoever types `npm test`.
 */
const ABOUT_DATA = ['apps/server/src/{modules,ingest,cli}/**']

/**
 * `house` looks at the code itself, `rules` at pure functions; the server's tests run once per database kind, those of its data on the
 * embedded database only where there is no other. A worker keeps its modules from file to file (`isolate: false`): loading them anew
 * would take longer than most tests. So no file may leave anything behind in a module; `--sequence.shuffle` shows who does.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the two cores that the tests are meant for: many wait, for a pause that is tested or for the disk.
    maxWorkers: 3,
    projects: [
      { test: { name: 'house', include: ['tools/**/*.test.ts'], setupFiles, testTimeout: 180_000 } },
      {
        plugins: [textChunks()],
        test: {
          name: 'rules',
          include: [
            'packages/{football,probability,contract,feeds,testing}/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
          ],
          exclude: [ON_REAL_DATA],
          setupFiles,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // Without a server they stay in the run, to report themselves as skipped.
      onDatabase('embedded', 'embedded', process.env.TEST_DATABASE_URL ? [...ABOUT_SERVERS, ...ABOUT_DATA] : []),
      ...(process.env.TEST_DATABASE_URL ? [onDatabase('postgres', 'server', ABOUT_THE_FOLDER)] : []),
      onRealData('real-data'),
      onRealData('figures'),
    ],
  },
})
