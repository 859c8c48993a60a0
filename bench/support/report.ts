import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../tools/root.ts'
import type { Benchmark, Figure, Findings } from './benchmark.ts'
import { machine } from './machine.ts'

/** Where runs are written, and how somebody runs one of them again. */
export interface RecordPage {
  path: string
  /** What the page begins with while there is no run on it. */
  introduction: string
  command: string
}

const MEASUREMENTS: RecordPage = {
  path: join(ROOT, 'docs/measurements.md'),
  introduction: '# Measurements\n',
  command: 'npm run bench',
}

export interface Run {
  benchmark: Pick<Benchmark, 'name' | 'title' | 'about'>
  findings: Findings
  took: number
  /** Load of the machine when the run began. */
  load: number
}

const verdict = ({ met }: Figure) => (met === undefined ? '' : met ? 'reached' : '**missed**')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

/** For the terminal: one line per figure, then the tables. */
export function printRun({ findings, took }: Run): void {
  const { figures, tables = [], notes = [] } = findings
  const width = Math.max(...figures.map(({ name }) => name.length))
  const values = Math.max(...figures.map(({ value }) => value.length))
  for (const figure of figures) {
    const target = figure.target ? `  ${figure.target} ${figure.met ? 'reached' : 'MISSED'}` : ''
    console.log(`  ${figure.name.padEnd(width)}  ${figure.value.padStart(values)}${target}`)
  }
  for (const { title, head, rows } of tables) console.log(`\n  ${title}\n${table(head, rows).replaceAll(/^/gm, '  ')}`)
  for (const note of notes) console.log(`  ${note}`)
  console.log(`  (${(took / 1000).toFixed(0)} s)\n`)
}

function section({ benchmark, findings, took, load }: Run, command: string): string {
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
    `\`${command} ${benchmark.name}\`, ${day} UTC, took ${(took / 1000).toFixed(0)} s; ${machine()}; load of the machine ` +
      `when it began ${load.toFixed(1)}.`,
  ].join('\n\n')
}

/** Writes the run into a page, in the place of the last run of the same name; all else there stays. */
export async function recordRun(run: Run, { path, introduction, command }: RecordPage = MEASUREMENTS): Promise<void> {
  const page = await readFile(path, 'utf8').catch(() => introduction)
  const begin = `<!-- begin ${run.benchmark.name} -->`
  const end = `<!-- end ${run.benchmark.name} -->`
  const text = `${begin}\n\n${section(run, command)}\n\n${end}`
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  const next =
    from >= 0 && to > from ? page.slice(0, from) + text + page.slice(to + end.length) : `${page.trimEnd()}\n\n${text}\n`
  await writeFile(path, next)
}
