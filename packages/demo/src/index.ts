export { demoChanges } from './changes.ts'
export { DEMO_SEED } from './demo-seed.ts'
export { DEMO_ORDER, demoReference, demoWorld } from './feed.ts'
