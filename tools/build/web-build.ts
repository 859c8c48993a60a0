import { build } from './build-if-stale.ts'

/** Builds the web application; `ifStale` leaves a build of the same sources as it is. Answers whether it built. */
export const buildWeb = (options: { ifStale: boolean }): Promise<boolean> =>
  build(
    {
      name: 'web application',
      folder: 'apps/web',
      command: 'vite',
      args: ['build', '--logLevel', 'warn'],
      env: { NODE_ENV: 'production' },
      inputs: [
        'apps/web/{src,public}/**/*',
        'apps/web/*.{ts,json}',
        'packages/{football,contract,messages,probability}/src/**/*',
        'packages/messages/{messages/*,languages.json}',
        'package-lock.json',
      ],
    },
    options,
  )
