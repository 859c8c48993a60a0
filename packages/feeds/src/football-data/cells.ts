import { type Day, plainApostrophes } from '@touchline/football'

/** A number with a decimal comma, which only a cell in quotes has among commas. */
const DECIMAL_COMMA = /^\s*[-+]?\d+,\d+\s*$/

/** A number's text with a decimal point and a plain minus. `-0.5,-1`, two halves of a stake, stays as it is. */
export function plainNumber(cell: string): string {
  const text = cell.replace(/[\u2212\u2013]/, '-')
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : text
}

/**
 * A number as the files write it: `3`, `6.0`, ` 1,95` with a decimal comma. Spaces, also unbreakable ones inside, are
 * ignored. Null for an empty cell, NaN for anything that is no number.
 */
export function parseNumber(cell: string): number | null {
  const value = Number(cell)
  if (value !== 0 && !Number.isNaN(value)) return value
  const tight = plainNumber(cell.replace(/\s/g, ''))
  return tight === '' ? null : Number(tight)
}

/** Whether day or month comes first: decided for a file, because a single date can be ambiguous. */
export type DateOrder = 'day-first' | 'month-first'

const PARTED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/
/** Databases write a time of day after the day; the files have it in another column. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{2}:\d{2}\S*)?$/
/** As spreadsheets write it: `14-Aug-99`, `Sat 14 Aug 1999`, `Aug 14, 1999`. */
const NAMED = /^(?:[a-z]{3,9},? )?(?:(\d{1,2})[- ]([a-z]{3,9})|([a-z]{3,9}) (\d{1,2}),)[-., ]+(\d{2}|\d{4})$/i
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The files begin in 1993: a year of two digits from 70 on belongs to the last century. */
const CENTURY_TURNS = 70
const MONTHS = 12

/**
 * The order of day and month in a file's dates: that of most dates that only one way makes days. Where none tells, the month is first if
 * only so the rows are in order of time; null where that says nothing either.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | null {
  const parts = cells.flatMap((cell) => {
    const [, first, second] = PARTED.exec(cell.trim()) ?? []
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  const monthFirst = parts.filter(([first, second]) => first <= MONTHS && second > MONTHS).length
  const dayFirst = parts.filter(([first, second]) => first > MONTHS && second <= MONTHS).length
  if (monthFirst + dayFirst > 0) return monthFirst > dayFirst ? 'month-first' : 'day-first'
  const isInOrder = disorder(cells, 'month-first') === 0 && disorder(cells, 'day-first') > 1
  return isInOrder ? 'month-first' : null
}

/** The number of rows against the direction of the others, forwards or backwards in time. */
function disorder(cells: readonly string[], order: DateOrder): number {
  const days = cells.flatMap((cell) => parseDay(cell, order) ?? [])
  const steps = days.map((day, at) => Math.sign(Date.parse(day) - Date.parse(days[at - 1] ?? day)))
  return Math.min(steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length)
}

/** Parses `14/08/99`, `14/08/1999`, `14.08.1999`, `1999-08-14` or `14-Aug-99`; null for anything else. */
export function parseDay(cell: string, order: DateOrder = 'day-first'): Day | null {
  const text = cell.trim()
  const [, first = '', second = '', year] = PARTED.exec(text) ?? []
  if (year !== undefined) {
    const [day, month] = order === 'day-first' ? [first, second] : [second, first]
    return checkedDay(fullYear(year), Number(month), Number(day))
  }
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) return checkedDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  const [, dayBefore, monthBehind, monthBefore, dayBehind, named] = NAMED.exec(text) ?? []
  if (named === undefined) return null
  const month = MONTH_NAMES.indexOf((monthBehind ?? monthBefore ?? '').slice(0, 3).toLowerCase()) + 1
  return checkedDay(fullYear(named), month, Number(dayBefore ?? dayBehind))
}

function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length === 4) return year
  return year >= CENTURY_TURNS ? 1900 + year : 2000 + year
}

function checkedDay(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  // Years before 100 are taken for those of the last century.
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same ? date.toISOString().slice(0, 10) : null
}

const CLOCK = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d)?$/

/** `9:05` or `09:05:00` as `09:05`; null when it is no time of day. */
export function parseClock(cell: string): string | null {
  const match = CLOCK.exec(cell.trim())
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` : null
}

/** A name with straight apostrophes, without spaces around it and with single, plain ones inside. */
export function cleanName(cell: string): string {
  return plainApostrophes(cell).replace(/\s+/g, ' ').trim()
}
