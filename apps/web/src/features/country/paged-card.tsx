import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { callPages, PagedCall } from '../../ui/lists/call-pages.ts'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { LoadMore } from '../../ui/lists/load-more.tsx'
import { LongRows } from '../../ui/lists/long-rows.tsx'
import { type PageOf, usePages } from '../../ui/lists/use-pages.ts'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { CountryTab } from './country.search.ts'
import styles from './items.module.css'

type PagedCardProps<N extends PagedCall, Row> = {
  thing: Exclude<CountryTab, 'league'>
  country: string
  /** Options from `callPages`. */
  pages: ReturnType<typeof callPages<N>>
  rowsOf(page: PageOf<N>): readonly Row[]
  columns: readonly Column<Row>[]
} & (
  | {
      /** Classes of the table that shows the rows. */
      table: string
    }
  | {
      /** Draws a row in a list of short entries. */
      item(row: Row): ReactNode
    }
)

/** A list of the country that is appended to page by page: the rows with their foot, or why there are none. */
export function PagedCard<N extends PagedCall, Row extends { id: number }>({
  thing,
  country,
  pages,
  rowsOf,
  columns,
  ...look
}: PagedCardProps<N, Row>) {
  const { t } = useTranslation('country')
  const { query, foot } = usePages(pages, rowsOf)
  const title = t(`tabs.${thing}`)
  const list = (rows: readonly Row[]) => (
    <Card title={title} actions={<CsvDownload name={`${country} ${title}`} columns={columns} rows={rows} />} flush>
      {'item' in look ? (
        <Items rows={rows}>{look.item}</Items>
      ) : (
        <DataTable
          className={look.table}
          caption={t(thing === 'player' ? 'caption.player' : 'caption.coach', { country })}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          hover
          long
        />
      )}
      <LoadMore {...foot} />
    </Card>
  )
  return (
    <Gated on={query} waiting={<Skeleton lines={12} height={44} />} refusalText={(refusal) => t(`message.${refusal}`)}>
      {({ rows }) => (rows.length === 0 ? <NoData thing={thing} /> : list(rows))}
    </Gated>
  )
}

/** Short entries side by side. */
export function Items<Row>({ rows, children }: { rows: readonly Row[]; children(row: Row): ReactNode }) {
  return (
    <div className={styles.parts}>
      <LongRows rows={rows} as="ul" className={styles.items}>
        {children}
      </LongRows>
    </div>
  )
}

export function NoData({ thing }: { thing: CountryTab }) {
  const { t } = useTranslation('country')
  return <EmptyCard title={t(`nothing.${thing}`)} text={t('nothingText')} />
}
