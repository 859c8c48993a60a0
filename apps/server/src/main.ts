import './platform/process-setup.ts'
import './platform/private-umask.ts'

await import('./run.ts')
