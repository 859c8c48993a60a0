import type { KnipConfig } from 'knip'

/** Tests and their support are separate entries, so that `npm run check` finds unused code. */
const TESTS = ['src/**/*.test.{ts,tsx}', 'src/**/*.testing.ts']

/** Only this repository imports them: the exports of their index must be used too. */
const INTERNAL = { includeEntryExports: true }

export default {
  workspaces: {
    '.': {
      // Started by file name: commands, the benchmarks of `bench/run.ts`, children of tests, the reporter of a test run.
      entry: [
        'tools/{start,dev,open-stand-ins,test-reporter}.ts',
        'bench/*.bench.ts',
        '{bench,e2e,endurance}/**/*.child.ts',
        '{tools,bench,e2e,endurance}/**/*.test.ts',
      ],
      vitest: { config: ['vitest.config.ts', 'endurance/vitest.config.ts'] },
      playwright: { config: ['playwright.config.ts', 'e2e/real-data.config.ts'] },
      project: ['{tools,bench,e2e,endurance}/**/*.ts'],
      // A benchmark uses the server's fastify; drizzle-kit looks for drizzle-orm here.
      ignoreDependencies: ['fastify', 'drizzle-orm'],
    },
    'apps/docs': { project: ['src/**/*.{ts,astro,mdx}', '*.ts'] },
    'apps/server': {
      entry: ['src/{main,healthcheck}.ts', 'src/**/*.worker.ts', ...TESTS],
      project: 'src/**/*.ts',
      // Named to the log as text, loaded by it.
      ignoreDependencies: ['pino-pretty'],
    },
    'apps/web': {
      entry: [
        'src/{client,server,router,start}.{ts,tsx}',
        'src/service-worker/worker.ts',
        'src/routes/**/*.tsx',
        'src/**/*.worker.ts',
        ...TESTS,
      ],
      project: ['src/**/*.{ts,tsx}', '*.ts'],
      // Fonts and flags are read as files while the pages are built; the manifest is made then.
      ignoreDependencies: ['@fontsource-variable/inter', 'flag-icons', 'tanstack-start-manifest'],
    },
    // The published API: calls that nothing here uses stay.
    'packages/contract': { entry: 'src/**/*.test.ts', project: 'src/**/*.ts' },
    'packages/demo': { ...INTERNAL, entry: TESTS, project: 'src/**/*.ts' },
    'packages/feeds': { ...INTERNAL, entry: TESTS, project: 'src/**/*.ts' },
    'packages/ingest': {
      ...INTERNAL,
      entry: ['src/**/*.worker.ts', ...TESTS],
      project: 'src/**/*.ts',
      ignoreBinaries: ['mkfifo'],
      // The task of a thread is its default export.
      ignoreIssues: { 'src/**/*.worker.ts': ['exports'] },
    },
    'packages/runtime': { ...INTERNAL, entry: 'src/**/*.test.ts', project: 'src/**/*.ts' },
    'packages/messages': { ...INTERNAL, project: 'src/**/*.ts' },
    'packages/football': { ...INTERNAL, entry: TESTS, project: 'src/**/*.ts' },
    'packages/database': {
      ...INTERNAL,
      entry: TESTS,
      project: 'src/**/*.ts',
      // Programs of the system: PostgreSQL's user namespace, and disks and pipes of tests.
      ignoreBinaries: ['mkfifo', 'mount', 'umount', 'unshare'],
      // Tables are read all together, by drizzle-kit, the backup and the check.
      ignoreIssues: { 'src/tables/*.ts': ['exports'] },
    },
    'packages/testing': {
      ...INTERNAL,
      entry: 'src/**/*.setup.ts',
      project: 'src/**/*.ts',
      // Types of a package come without an import.
      ignoreDependencies: ['@types/smtp-server'],
      // Vitest uses a setup's exports.
      ignoreIssues: { 'src/**/*.setup.ts': ['exports'] },
    },
    // Rules that are ready before what will use them. A test compiles a program where there is a compiler.
    'packages/probability': { entry: '**/*.ts', project: '**/*.ts', ignoreBinaries: [/^g\+\+$/] },
    // Compiled against descriptions that are made in the test.
    'tools/clients': { ignoreDependencies: ['openapi-fetch'] },
  },
} satisfies KnipConfig
