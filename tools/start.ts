import '../apps/server/src/platform/process-setup.ts'
import { buildWeb } from './build/web-build.ts'

await buildWeb({ ifStale: true })
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
