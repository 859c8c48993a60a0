import './platform/process-setup.ts'

await import('./run.ts')
