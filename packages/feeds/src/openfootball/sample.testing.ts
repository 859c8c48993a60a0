import type { FixtureRecord } from '@touchline/football'
import type { FileOptions, FileResult } from '../files/file-source.ts'
import { openfootball } from './index.ts'

/** Parses a test's text as if it were in a file. */
export function parseSample(content: unknown, options: FileOptions = {}, name = 'sample.json'): FileResult {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return openfootball.parse([{ name, bytes: new TextEncoder().encode(text) }], options)
}

/** The matches of one competition and season in the plain layout. */
export function parseMatches(title: string, matches: readonly object[], options: FileOptions = {}): FileResult {
  return parseSample({ name: title, matches }, options)
}

/** The only fixture of a result. @throws Error when there are none or several */
export function onlyFixture({ batch, report }: FileResult): FixtureRecord {
  const [fixture, ...others] = batch.fixtures ?? []
  if (fixture === undefined || others.length > 0) throw new Error(`not one fixture: ${JSON.stringify(report)}`)
  return fixture
}

/** Problems as a test likes to compare them. */
export function shortProblems({ report }: FileResult): string[] {
  return report.problems.map(({ record, column, message }) => [record, column, message].filter(Boolean).join(' | '))
}
