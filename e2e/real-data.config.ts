import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Journeys on real files, `npm run test:real-data`: each starts a separate product. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.real-data.test.ts',
  testIgnore: [],
  globalSetup: [],
  outputDir: '../test-results',
  timeout: 300_000,
})
