export { demoChanges, demoHistory, demoReference } from './feed.ts'
export { DEMO_SEED } from './random.ts'
