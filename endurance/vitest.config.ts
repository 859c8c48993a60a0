import { defineConfig } from 'vitest/config'

/** One file after the other: each one loads the machine by itself. */
export default defineConfig({
  test: {
    name: 'endurance',
    include: ['endurance/**/*.test.ts'],
    globalSetup: ['endurance/support/server-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  },
})
