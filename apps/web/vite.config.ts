import { createHash } from 'node:crypto'
import path from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { answerShapes } from './answer-shapes.plugin.ts'
import { clientFirst } from './client-first.plugin.ts'
import { fileGroups, fileNames } from './file-groups.ts'
import { flagFiles } from './flag-files.plugin.ts'
import { fontSubsets } from './font-subsets.plugin.ts'
import { lateStyles } from './late-parts.ts'
import { messages } from './messages.plugin.ts'
import { serviceWorker } from './service-worker.plugin.ts'
import { SUPPORTED, supportedBrowsers } from './supported-browsers.plugin.ts'

/** Files of every page, before anything is loaded later. */
const OF_EVERY_PAGE = /^assets\/(react|libraries|index|rolldown-runtime)-[^/]*\.js$/

/** A class name after five letters of its sheet: this prefix compresses to next to nothing. */
function scopedName(name: string, file: string): string {
  const place = createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest()
  const letters = Array.from(place.subarray(0, 5), (byte) => String.fromCharCode(97 + (byte % 26)))
  return `${letters.join('')}-${name}`
}

/**
 * Builds `dist/client` (static files) and `dist/server/server.js` (the page renderer, self-contained, always with production
 * React). The renderer is mounted by the server process; see src/app/host.ts.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackStart({
      router: {
        entry: 'router.tsx',
        quoteStyle: 'single',
        semicolons: false,
        // A route's loader comes with its component, in one file: the first page carries neither.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
      server: { build: { inlineCss: true } },
    }),
    react(),
    clientFirst(),
    flagFiles(),
    fontSubsets(),
    messages(),
    lateStyles(),
    answerShapes(),
    serviceWorker(),
    supportedBrowsers(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: SUPPORTED,
    assetsInlineLimit: 0,
    // Files of every page are not listed for each part that is loaded later.
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => !OF_EVERY_PAGE.test(file)) },
    rolldownOptions: {
      // Our own packages have no side effects, so unused code is left out.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(football|contract)\//, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: fileGroups() }, ...fileNames } },
      },
    },
  },
  resolve: {
    // React has the hook itself: the entry for React before 18 carries another one.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    noExternal: command === 'build' ? true : undefined,
  },
}))
