import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../tools/root.ts'
import type { Benchmark, Findings } from './benchmark.ts'

export interface Run {
  benchmark: Pick<Benchmark, 'name' | 'title' | 'about'>
  findings: Findings
  took: number
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
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

const PAGE = join(ROOT, 'docs/measurements.md')

/** Replaces this benchmark's rows in the table of measurements; all other rows stay. */
export async function recordRun({ benchmark, findings }: Run): Promise<void> {
  const command = `\`npm run bench ${benchmark.name}\``
  const day = new Date().toISOString().slice(0, 10)
  const lines = (await readFile(PAGE, 'utf8')).trimEnd().split('\n')
  const others = lines.filter((line) => !line.includes(`| ${command} |`))
  const rows = findings.figures
    .filter(({ target }) => target !== undefined)
    .map(({ name, value, target = '', met }) => row([name, met ? value : `**${value}**`, target, command, day]))
  await writeFile(PAGE, `${[...others, ...rows].join('\n')}\n`)
}
