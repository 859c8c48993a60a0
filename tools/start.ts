import '../apps/server/src/platform/process-setup.ts'
import { buildEmptyDatabase } from './build/empty-database.ts'
import { buildWeb } from './build/web-build.ts'

await Promise.all([buildWeb({ ifStale: true }), process.env.DATABASE_URL ? null : buildEmptyDatabase()])
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
