export { demoChanges } from './changes.ts'
export { demoReference, demoWorld } from './feed.ts'
export { DEMO_SEED } from './random.ts'
