import type { PreMatchOdds } from '@touchline/contract'
import { favouriteIndex, type OddsTab, priceText } from '@touchline/football'
import { useSettings } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { signed } from '../../../ui/history/summary/signed.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
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
  const { odds_format, language } = useSettings()
  const words = useOddsWords(names)
  const handicap = table.kind === 'handicap'
  const [one, other] = handicap ? [names.home, names.away] : [t('odds.word.over'), t('odds.word.under')]
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.market(table)}</caption>
      <thead>
        <tr>
          {handicap ? null : <th scope="col">{t('odds.total')}</th>}
          <th scope="col" className={styles.side}>
            {one}
          </th>
          <th scope="col" className={styles.side}>
            {other}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ line, prices, main }) => {
          const favourite = favouriteIndex(prices.map((price) => price?.['0'] ?? null))
          return (
            <tr key={line} data-main={main || undefined}>
              {handicap ? null : <th scope="row">{line}</th>}
              {prices.map((price, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the two sides never change places
                <td key={at} className={styles.side} data-strong={at === favourite || undefined}>
                  {handicap ? <span className={styles.line}>{signed(at === 0 ? line : 0 - line)}</span> : null}
                  <b>{priceText(price, odds_format, language)}</b>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
