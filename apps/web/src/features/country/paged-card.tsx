import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { callPages, PagedCall } from '../../app/queries.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { CsvValue } from '../../ui/lists/csv.ts'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { LoadMore } from '../../ui/lists/load-more.tsx'
import { type PageOf, usePages } from '../../ui/lists/use-pages.ts'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import type { CountryTab } from './country.search.ts'

interface PagedCardProps<N extends PagedCall, Row> {
  thing: Exclude<CountryTab, 'league'>
  country: string
  /** What `callPages` gives. */
  pages: ReturnType<typeof callPages<N>>
  rowsOf(page: PageOf<N>): readonly Row[]
  /** The rows as a table of a file. */
  csv: { head: readonly string[]; row(row: Row): readonly CsvValue[] }
  children(rows: readonly Row[]): ReactNode
}

/** A list of the country that is appended to page by page: the rows with their foot, or why there are none. */
export function PagedCard<N extends PagedCall, Row extends { id: number }>({
  thing,
  country,
  pages,
  rowsOf,
  csv,
  children,
}: PagedCardProps<N, Row>) {
  const { t } = useTranslation('country')
  const { type, rows, query, foot } = usePages(pages, rowsOf)
  const refusal = useRefusal(type)
  const title = t(`tabs.${thing}`)
  if (refusal) return <AccessMessage refusal={refusal} text={t(`message.${refusal}`)} />
  if (rows === undefined) {
    return (
      <Waiting on={query}>
        <Skeleton lines={12} height={44} />
      </Waiting>
    )
  }
  if (rows.length === 0) return <NoData thing={thing} country={country} />
  const table = () => ({ head: csv.head, rows: rows.map(csv.row) })
  return (
    <Card title={title} actions={<CsvDownload name={`${country} ${title}`} table={table} />} flush>
      {children(rows)}
      <LoadMore {...foot} />
    </Card>
  )
}

export function NoData({ thing, country }: { thing: CountryTab; country: string }) {
  const { t } = useTranslation('country')
  return (
    <Card>
      <EmptyState title={t(`nothing.${thing}`)} text={t('nothingText', { country })} />
    </Card>
  )
}
