import type { ComponentProps, ReactNode } from 'react'
import type { CsvValue } from '../lists/csv.ts'

/** Properties of an element, data attributes among them. */
export type Props<Tag extends 'th' | 'td' | 'tr'> = ComponentProps<Tag> & { [data: `data-${string}`]: unknown }

/** A column of a table and of the file it can be downloaded as. */
export interface Column<Row> {
  /** Identifies the column where its name may not be unique; written as `data-column`. */
  key?: string | undefined
  /** Its name in words, in the file too; an empty head without one. */
  name: string
  /** Heading in place of the name, which becomes its title. */
  short?: string | undefined
  /** Heading in place of both. */
  head?: ReactNode
  headProps?: Props<'th'>
  /** The content of a row's cell; a column without it is only in the file. */
  cell?(row: Row): ReactNode
  cellProps?(row: Row): Props<'td'>
  /** The value in a file, null where unknown; a column without it is only on the page. */
  csv?(row: Row): CsvValue
  /** Its name in a file for programs: ASCII, the same in every language. */
  field?: string
  /** Content below the rows. */
  foot?: ReactNode
  /** Its cells name their rows. */
  rowHead?: boolean
  align?: 'right' | 'centre' | undefined
  /** There is no room for it on phones. */
  wide?: boolean
  /** Class of its head and its cells: of a module, or primitives. */
  className?: string | undefined
}

/** The columns of a table as those of a file; `plain` for programs, with those alone that have a name there. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], plain = false) {
  const filed = columns.flatMap(({ name, field, csv }) => {
    const head = plain ? field : name
    return csv && head !== undefined ? [{ name: head, csv }] : []
  })
  return { head: filed.map(({ name }) => name), rows: rows.map((row) => filed.map(({ csv }) => csv(row))) }
}
