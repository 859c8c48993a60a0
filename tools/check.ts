import { run } from './run.ts'

/** The first checks of a change; a few seconds, no database. */
const CHECKS: readonly [name: string, command: string, args: readonly string[]][] = [
  ['format and lint', 'biome', ['ci', '--diagnostic-level=warn', '.']],
  ['types', 'tsc', ['--noEmit']],
  ['nothing unused', 'knip', ['--no-progress', '--treat-config-hints-as-errors']],
  [
    'boundaries and documents',
    'vitest',
    ['run', '--project', 'house', '--exclude', '**/*.slow.test.ts', '--reporter', 'dot'],
  ],
]

const results = await Promise.all(
  CHECKS.map(async ([name, command, args]) => ({ name, ...(await run(command, args, { quiet: true })) })),
)
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (code !== 0) console.log(output)
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
