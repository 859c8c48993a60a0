import { type FeedProblem, type FileReport, isFeedError, type Problem } from '@touchline/feeds'

/** Of a file that is bad throughout, the operator reads the beginning and how much more there is. */
const MAX_OF_A_FILE = 50

/** What could not be taken of a file, for the operator. */
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
 * A file that the source did not give: what is not answered today may be tomorrow, so it is noted and the next one is asked for.
 * @throws the error where it is none of the source's, or where the source wants no more calls
 */
export function unansweredFile(error: unknown, path: string): FeedProblem {
  if (!isFeedError(error) || error.reason === 'limited') throw error
  return { kind: 'call', key: path, reason: error.message }
}
