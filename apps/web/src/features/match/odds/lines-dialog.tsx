import type { PreMatchOdds } from '@touchline/contract'
import { favouriteIndex, type OddsTab, priceText } from '@touchline/football'
import { signed } from '../../../analysis/summary/signed.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import styles from './lines-dialog.module.css'
import { type LineTable, lineTables } from './odds-lines.model.ts'
import type { BoxView } from './odds-panel.model.ts'
import { type SideNames, useOddsWords } from './use-odds-words.ts'

interface LinesDialogProps {
  odds: PreMatchOdds
  boxes: readonly BoxView[]
  tab: OddsTab
  names: SideNames
  onClose(): void
}

type LineRow = LineTable['rows'][number]

/** Every line of the handicaps and totals of a tab, the main one marked. */
export function LinesDialog({ odds, boxes, tab, names, onClose }: LinesDialogProps) {
  const { t } = useTranslation('match')
  const keys = boxes.flatMap(({ markets }) => markets.map(({ key }) => key))
  return (
    <Dialog title={t(`odds.lines.${tab}`)} place="sheet" onClose={onClose}>
      <p className={styles.legend}>{t('odds.mainLine')}</p>
      <div className={styles.tables}>
        {lineTables(odds, keys).map((table) => (
          <Lines key={table.id} table={table} names={names} />
        ))}
      </div>
    </Dialog>
  )
}

function Lines({ table, names }: { table: LineTable; names: SideNames }) {
  const { t } = useTranslation('match')
  const odds_format = useSetting('odds_format')
  const language = useSetting('language')
  const words = useOddsWords(names)
  const handicap = table.kind === 'handicap'
  const [one, other] = handicap ? [names.home, names.away] : [t('odds.word.over'), t('odds.word.under')]
  const side = (name: string, at: 0 | 1): Column<LineRow> => ({
    key: String(at),
    name,
    align: 'right',
    className: styles.side,
    cell: ({ line, prices }) => (
      <>
        {handicap ? <span className={styles.line}>{signed(at === 0 ? line : 0 - line)}</span> : null}
        <b>{priceText(prices[at], odds_format, language)}</b>
      </>
    ),
    cellProps: ({ prices }) => ({
      'data-strong': at === favouriteIndex(prices.map((price) => price?.['0'] ?? null)) || undefined,
    }),
  })
  const total: Column<LineRow> = { name: t('odds.total'), rowHead: true, className: 'medium', cell: ({ line }) => line }
  return (
    <DataTable
      className={styles.table}
      caption={words.market(table)}
      captionClass={styles.caption}
      columns={[...(handicap ? [] : [total]), side(one, 0), side(other, 1)]}
      rows={table.rows}
      keyOf={({ line }) => line}
      rowProps={({ main }) => ({ 'data-main': main || undefined })}
    />
  )
}
