import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './build/web-build.ts'
import { ROOT } from './root.ts'

/**
 * The product as it is served, rebuilt on change: the web application is built again and the server restarted. Pages, policy and rendering
 * are those of production, so nothing behaves differently here.
 */
await buildWeb({ ifStale: true })

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
const children = [
  spawn(bin('vite'), ['build', '--watch', '--mode', 'development', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
    stdio: 'inherit',
  }),
  spawn(
    bin('node'),
    [
      '--watch-path=apps/server/src',
      '--watch-path=packages',
      '--watch-path=apps/web/dist/server',
      'apps/server/src/main.ts',
    ],
    { cwd: ROOT, stdio: 'inherit' },
  ),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 0
  })
}
