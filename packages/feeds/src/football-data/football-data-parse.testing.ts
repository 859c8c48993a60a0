import type { FileOptions, FileResult } from '../files/file-source.ts'
import { parseFootballData } from './index.ts'

/** Parses lines written in a test as if they were in a file of that name. */
export function parseLines(lines: readonly string[], options?: FileOptions, eol = '\n'): FileResult {
  return parseFootballData({ name: 'sample.csv', bytes: new TextEncoder().encode(lines.join(eol)) }, options)
}

/** Place and subject of each problem, short enough to compare in a test. */
export function shortProblems({ report }: FileResult): string[] {
  return report.problems.map(({ line, column, severity }) => `${line} ${column ?? '-'} ${severity}`)
}
