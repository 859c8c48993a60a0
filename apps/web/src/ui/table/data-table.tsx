import { type ComponentProps, memo, type ReactNode } from 'react'
import { LongRows } from '../lists/long-rows.tsx'
import type { Column, Props } from './column.ts'
import styles from './data-table.module.css'

interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'rows'> {
  /** Read out, and seen where it has a class. */
  caption?: string | undefined
  captionClass?: string | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row, at: number): string | number
  rowProps?(row: Row): Props<'tr'>
  /** A separate row below this one, as wide as the table. */
  below?(row: Row): ReactNode
  /** Highlights the row under the pointer. */
  hover?: boolean
  /** The heads are read out only. */
  headless?: boolean
  /** Leaves out rows far from the window. */
  long?: boolean
  /** The name of the scrolling part, for a table that may be wider than the page. */
  scroll?: string
}

/** A table of its columns. Rows of a long one are rendered once as long as `columns` stays the same. */
export function DataTable<Row>({
  caption,
  captionClass = 'visually-hidden',
  columns,
  rows,
  keyOf,
  rowProps,
  below,
  hover,
  headless,
  long,
  scroll,
  className,
  ...props
}: DataTableProps<Row>) {
  const shown = columns.filter(({ cell }) => cell)
  const line = (row: Row, at = 0) => (
    <Line key={keyOf(row, at)} row={row} columns={columns} rowProps={rowProps} below={below} />
  )
  const table = (
    <table {...props} className={words(styles.table, className)} data-hover={hover || undefined}>
      {caption === undefined ? null : <caption className={captionClass}>{caption}</caption>}
      <thead className={headless ? 'visually-hidden' : undefined}>
        <tr>
          {shown.map((column) => (
            <Head key={keyOfColumn(column)} column={column} />
          ))}
        </tr>
      </thead>
      {long ? (
        <LongRows rows={rows} as="tbody">
          {line}
        </LongRows>
      ) : (
        <tbody>{rows.map(line)}</tbody>
      )}
      {shown.some(({ foot }) => foot !== undefined) ? (
        <tfoot>
          <tr>
            {shown.map((column) => (
              <Cell key={keyOfColumn(column)} column={column}>
                {column.foot}
              </Cell>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
  if (scroll === undefined) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with the keyboard alone it is scrolled by its focus.
    <section className={styles.scroller} aria-label={scroll} tabIndex={0}>
      {table}
    </section>
  )
}

function Head<Row>({ column }: { column: Column<Row> }) {
  const { key, name, short, head, headProps } = column
  if (name === '') return <td className={classOf(column)} />
  return (
    <th scope="col" data-column={key} {...headProps} className={classOf(column)}>
      {head ?? (short === undefined ? name : <abbr title={name}>{short}</abbr>)}
    </th>
  )
}

type LineProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowProps' | 'below'> & { row: Row }

const Line = memo(function Line<Row>({ row, columns, rowProps, below }: LineProps<Row>) {
  return (
    <>
      <tr {...rowProps?.(row)}>
        {columns.map((column) =>
          column.cell ? (
            <Cell key={keyOfColumn(column)} column={column} props={column.cellProps?.(row)}>
              {column.cell(row)}
            </Cell>
          ) : null,
        )}
      </tr>
      {below?.(row)}
    </>
  )
}) as <Row>(props: LineProps<Row>) => ReactNode

interface CellProps<Row> {
  column: Column<Row>
  props?: Props<'td'> | undefined
  children: ReactNode
}

function Cell<Row>({ column, props, children }: CellProps<Row>) {
  const Tag = column.rowHead ? 'th' : 'td'
  return (
    <Tag scope={column.rowHead ? 'row' : undefined} data-column={column.key} {...props} className={classOf(column)}>
      {children}
    </Tag>
  )
}

const keyOfColumn = <Row,>({ key, name }: Column<Row>) => key ?? name

const words = (...classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ') || undefined

const classOf = <Row,>({ align, wide, className }: Column<Row>) =>
  words(align && `text-${align}`, wide && 'wide-only', className)
