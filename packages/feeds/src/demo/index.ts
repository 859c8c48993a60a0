export { demoChanges } from './changes.ts'
export { DEMO_ORDER, demoReference, demoWorld } from './feed.ts'
export { DEMO_SEED } from './random.ts'
