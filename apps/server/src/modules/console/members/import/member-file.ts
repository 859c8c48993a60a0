import {
  MAX_MEMBER_ROWS,
  MEMBER_FILE_COLUMNS,
  MEMBER_FILE_MORE,
  type MemberFault,
  type MemberFileColumn,
} from '@touchline/contract'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { publicError } from '../../../../platform/http/errors.ts'

/** One row of a file; cells that are not there are empty. */
export interface MemberLine {
  /** In the file; the head is 1. */
  line: number
  cells: Readonly<Record<MemberFileColumn, string>>
  fault: Extract<MemberFault, 'cells'> | null
}

interface MemberFile {
  lines: MemberLine[]
  /** Names of columns that mean nothing here. */
  ignored: string[]
}

const DELIMITERS = [',', ';', '\t']
const MAX_CELL = 2_000
const MAX_IGNORED = 20

/** Without the apostrophe that keeps a spreadsheet from running a cell. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()

/**
 * Reads a file of members: UTF-8, comma, semicolon or tab, a head of column names.
 * @throws a public error if it is no such file
 */
export function readMemberFile(content: Buffer): MemberFile {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw publicError('bad_request', 'The file is not in UTF-8. Save it as "CSV UTF-8".')
  }
  if (text.includes('\u0000')) throw publicError('bad_request', 'This is no text. Save tables as CSV.')
  const records = recordsOf(text)
  const [head, ...rows] = records
  const names = (head?.record ?? []).map((name) => plain(name).toLowerCase())
  const doubled = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (doubled !== undefined) throw publicError('bad_request', `The column ${doubled} is there twice.`)
  if (!names.includes('email'))
    throw publicError('bad_request', `The first line has to name the columns: ${MEMBER_FILE_COLUMNS.join(', ')}.`)
  if (rows.length === 0) throw publicError('bad_request', 'There are no rows below the names of the columns.')
  if (rows.length > MAX_MEMBER_ROWS)
    throw publicError('bad_request', `The file has more than ${MAX_MEMBER_ROWS} rows. Divide it.`)
  const known: readonly string[] = [...MEMBER_FILE_COLUMNS, ...MEMBER_FILE_MORE, '']
  return {
    ignored: names.filter((name) => !known.includes(name)).slice(0, MAX_IGNORED),
    lines: rows.map(({ record, line }) => ({
      line,
      fault: record.length === names.length && record.every((cell) => cell.length <= MAX_CELL) ? null : 'cells',
      cells: Object.fromEntries(
        MEMBER_FILE_COLUMNS.map((column) => {
          const at = names.indexOf(column)
          return [column, at < 0 ? '' : plain(record[at] ?? '')]
        }),
      ) as MemberLine['cells'],
    })),
  }
}

/** The rows with the line each begins at; a quoted cell may hold line breaks. */
function recordsOf(text: string): { record: string[]; line: number }[] {
  const first = text.split(/[\r\n]/, 1)[0] ?? ''
  const count = (delimiter: string) => first.split(delimiter).length
  const delimiter = DELIMITERS.reduce((most, one) => (count(one) > count(most) ? one : most))
  try {
    // The count of lines is that of the end of a row.
    const found = parse(text, {
      ...{ delimiter, bom: true, info: true, relax_column_count: true, skip_records_with_empty_values: true },
      max_record_size: MAX_CELL * (MEMBER_FILE_COLUMNS.length + MAX_IGNORED),
    }) as unknown as { record: string[]; info: Info }[]
    return found.map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw publicError('bad_request', `This is no CSV: ${error.message}`)
  }
}

const breaksIn = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
