import { build } from './build-if-stale.ts'

/** Builds the documentation site; `ifStale` leaves a build of the same sources as it is. Answers whether it built. */
export const buildDocs = (options: { ifStale: boolean }): Promise<boolean> =>
  build(
    {
      name: 'documentation',
      folder: 'apps/docs',
      command: 'astro',
      args: ['build', '--silent'],
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
      inputs: ['*.md', 'docs/**/*', 'apps/docs/{src,public}/**/*', 'apps/docs/*.{ts,json}', 'package-lock.json'],
    },
    options,
  )
