import '../apps/server/src/platform/process-setup.ts'
import { join } from 'node:path'
import { compressFiles } from '../apps/server/src/web/compress-files.ts'
import { buildDocs } from './build/docs-build.ts'
import { buildWeb } from './build/web-build.ts'
import { ROOT } from './root.ts'

await buildWeb({ ifStale: false })
await buildDocs({ ifStale: false })
// `npm start` leaves this to the running server. A container cannot write next to its files.
console.log('Compressing its files …')
await compressFiles(join(ROOT, 'apps/web/dist/client'))
