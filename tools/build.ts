import '../apps/server/src/platform/process-setup.ts'
import { join } from 'node:path'
import { compressFiles } from '../apps/server/src/web/compress-files.ts'
import { buildEmptyDatabase } from './build/empty-database.ts'
import { buildWeb } from './build/web-build.ts'
import { ROOT } from './root.ts'

await Promise.all([buildWeb({ ifStale: false }), buildEmptyDatabase()])
// `npm start` leaves this to the running server. A container cannot write beside its files.
console.log('Compressing its files …')
await compressFiles(join(ROOT, 'apps/web/dist/client'))
