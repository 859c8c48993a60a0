import { harmlessCell } from '@touchline/football'

/** Excel takes a file for UTF-8 only with this mark in front. */
const BYTE_ORDER_MARK = '\uFEFF'

export type CsvValue = string | number | null

/**
 * A table as comma-separated values after RFC 4180: lines end with CRLF, what holds a comma, a quote or a line break is quoted. Unknown is
 * an empty field, and nothing in it is run by a spreadsheet.
 */
export function csvText(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

function field(value: CsvValue): string {
  const text = typeof value === 'string' ? harmlessCell(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A name as a part of a file's name: `Atlético Madrid` is `atletico-madrid`. */
export function fileWord(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Hands a text to the viewer as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
