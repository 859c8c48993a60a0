import '../platform/process-setup.ts'
import '../platform/private-umask.ts'

const { runCli } = await import('./run-cli.ts')
process.exitCode = await runCli(process.argv.slice(2), process.env)
