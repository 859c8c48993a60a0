import '../apps/server/src/platform/process-setup.ts'
import { buildEmptyDatabase } from './empty-database.ts'
import { buildWeb } from './web-build.ts'

await Promise.all([buildWeb({ ifStale: false }), buildEmptyDatabase()])
