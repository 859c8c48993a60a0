import { type FeedProblem, type FileReport, isFeedError, type Problem } from '@touchline/feeds'

/** For a file with many faults, the operator reads the first ones and the number of others. */
const MAX_OF_A_FILE = 50

/** The problems of a file, for the operator. */
export function fileProblems(path: string, { fatal, problems }: FileReport): FeedProblem[] {
  if (fatal !== null) return [{ kind: 'file', key: path, reason: `The file was not taken: ${fatal}.` }]
  const shown = problems.slice(0, MAX_OF_A_FILE).map((one) => problemOf(path, one))
  const more = problems.length - shown.length
  return more > 0 ? [...shown, { kind: 'file', key: path, reason: `${more} more like these.` }] : shown
}

function problemOf(path: string, { line, record, column, severity, message }: Problem): FeedProblem {
  const place = line === undefined ? record : `line ${line}`
  const about = column === undefined ? message : `${column}: ${message}`
  const became = severity === 'row-refused' ? 'left out' : 'doubtful'
  return {
    kind: severity === 'row-refused' ? 'row' : 'cell',
    key: `${path} ${place ?? ''}`.trim(),
    reason: `${about} (${became})`,
  }
}

/**
 * Notes a file that the source did not provide, which may work tomorrow, and continues with the next one.
 * @throws the error when it is not the source's, or when the source wants no more calls
 */
export function unansweredFile(error: unknown, path: string): FeedProblem {
  if (!isFeedError(error) || error.reason === 'limited') throw error
  return { kind: 'call', key: path, reason: error.message }
}
