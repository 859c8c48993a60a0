import { buildWeb } from './web-build.ts'

await buildWeb({ ifStale: true })
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
