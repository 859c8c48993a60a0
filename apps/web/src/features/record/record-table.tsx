import type { ComponentProps } from 'react'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './record.module.css'

type RecordTableProps<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'className'> & {
  /** It reaches to the edges of its card. */
  flush?: boolean
}

/** A table of figures: the first column names them, the others stand to the right. */
export const RecordTable = <Row,>({ flush, ...props }: RecordTableProps<Row>) => (
  <DataTable {...props} className={styles.table} data-flush={flush ? '' : undefined} />
)
