import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../../bench/support/benchmark.ts'
import { machine } from '../../bench/support/machine.ts'
import { type Run, table } from '../../bench/support/report.ts'
import { ROOT } from '../../tools/root.ts'

const PAGE = join(ROOT, 'docs/reliability.md')

const verdict = ({ met }: Figure) => (met === undefined ? '' : met ? 'reached' : '**missed**')

function section({ benchmark, findings, took }: Run, load: number): string {
  const { figures, tables = [], notes = [] } = findings
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return [
    `## ${benchmark.title}`,
    benchmark.about,
    table(
      ['what', 'figure', 'target', ''],
      figures.map((figure) => [figure.name, figure.value, figure.target ?? '', verdict(figure)]),
    ),
    ...tables.map(({ title, head, rows }) => `${title}:\n\n${table(head, rows)}`),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
    `\`npm run test:endurance -- ${benchmark.name}\`, ${day} UTC, took ${(took / 1000).toFixed(0)} s; ${machine()}; load of the machine ` +
      `when it began ${load.toFixed(1)}.`,
  ].join('\n\n')
}

/** Writes a scenario's run into the page of reliability, in place of its last one. `load` is that of the machine when the run began. */
export async function recordScenario(run: Run, load: number): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  const begin = `<!-- begin ${run.benchmark.name} -->`
  const end = `<!-- end ${run.benchmark.name} -->`
  const text = `${begin}\n\n${section(run, load)}\n\n${end}`
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  const next =
    from >= 0 && to > from ? page.slice(0, from) + text + page.slice(to + end.length) : `${page.trimEnd()}\n\n${text}\n`
  await writeFile(PAGE, next)
}
