import { defineConfig } from '@playwright/test'

/** The journeys: a real browser drives the built product, in a demo world that is filled once for all of them. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  testIgnore: '**/*.real-data.test.ts',
  globalSetup: './e2e/support/worlds/demo-setup.ts',
  outputDir: 'test-results',
  // Node reads the types away by itself.
  build: { external: ['**/*.ts'] },
  // One more than the two cores the tests are designed for: many wait, for a tested pause or for the disk.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  // A browser that shares two cores may miss a moment; what fails twice is wrong. What passed again is reported as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
  },
})
