import '../apps/server/src/platform/process-setup.ts'
import { buildDocs } from './build/docs-build.ts'
import { buildWeb } from './build/web-build.ts'

await buildWeb({ ifStale: true })
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
// The first page does not wait for the documentation; without it the product is whole.
await buildDocs({ ifStale: true }).catch((error: unknown) => console.warn(String(error)))
