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
  /** Stands above the column for the name, which becomes its title. */
  short?: string | undefined
  /** Stands above the column for both. */
  head?: ReactNode
  headProps?: Props<'th'>
  /** What a row shows; a column without it is in the file alone. */
  cell?(row: Row): ReactNode
  cellProps?(row: Row): Props<'td'>
  /** What a row says in a file, null where that is unknown; a column without it is on the page alone. */
  csv?(row: Row): CsvValue
  /** Its name in a file for programs: ASCII, the same in every language. */
  field?: string
  /** Stands below the rows. */
  foot?: ReactNode
  /** Its cells name their rows. */
  rowHead?: boolean
  align?: 'right' | 'centre' | undefined
  /** There is no room for it on phones. */
  wide?: boolean
  /** Of its head and its cells: a class of a module, or primitives. */
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
