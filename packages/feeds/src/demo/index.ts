export { demoChanges } from './changes.ts'
export { demoHistory, demoReference } from './feed.ts'
export { DEMO_SEED } from './random.ts'
