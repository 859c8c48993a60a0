import '../apps/server/src/platform/process-setup.ts'
import { buildEmptyDatabase } from './build/empty-database.ts'
import { buildWeb } from './build/web-build.ts'

await Promise.all([buildWeb({ ifStale: false }), buildEmptyDatabase()])
