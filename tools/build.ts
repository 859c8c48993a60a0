import { buildWeb } from './web-build.ts'

await buildWeb({ ifStale: false })
