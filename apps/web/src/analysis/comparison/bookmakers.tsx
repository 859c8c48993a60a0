import { useQuery } from '@tanstack/react-query'
import type { BookmakerBook, BookmakersMarket } from '@touchline/contract'
import { formatPrice } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { priceSourceIn } from '../../app/i18n/price-source.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PartnerLink, PartnerNotice } from '../../ui/partner/partner-link.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './bookmakers.module.css'
import { bookmakersQuery } from './comparison.queries.ts'

const MINUTE = 60_000
const OUTCOMES = { result: ['1', 'X', '2'], over25: ['over', 'under'] } as const

/** The prices of every bookmaker with their openings, the best of each outcome on top. */
export function Bookmakers({ matchId }: { matchId: number }) {
  const { t } = useTranslation('comparison')
  const answer = useQuery({ ...bookmakersQuery(matchId), refetchInterval: MINUTE })
  if (answer.data === undefined) {
    return (
      <Waiting on={answer}>
        <Skeleton lines={6} height={42} />
      </Waiting>
    )
  }
  const { markets, stands } = answer.data
  if (markets.length === 0) return <EmptyCard title={t('books.none')} />
  return (
    <section className="stack gap-14" aria-label={t('books.title')}>
      <div className={styles.markets}>
        {markets.map((market) => (
          <MarketCard key={market.market} market={market} note={stands === null ? '' : t(`books.stands.${stands}`)} />
        ))}
      </div>
      <p className="muted text-13">
        {t('books.note')} {t('books.information')}
      </p>
      <PartnerNotice />
    </section>
  )
}

/** A row: a bookmaker's book, or the best prices of all. */
type Line = Pick<BookmakerBook, 'name' | 'overround' | 'prices' | 'average'> & {
  key: number | 'best'
  /** Its name as the API has it; left out of the best prices. */
  bookmaker?: string
}

function MarketCard({ market: { market, best, books }, note }: { market: BookmakersMarket; note: string }) {
  const { t } = useTranslation('comparison')
  const language = useSetting('language')
  const { decimals, inPercent } = useNumbers()
  const lines: Line[] = [
    ...(best === null
      ? []
      : [
          {
            key: 'best' as const,
            name: t('books.best'),
            overround: best.overround,
            average: false,
            prices: best.prices.map((price) => ({ price, opening: null, best: true })),
          },
        ]),
    ...books.map((book) => ({
      ...book,
      ...{ key: book.bookmaker_id, bookmaker: book.name, name: priceSourceIn(book.name, language) },
    })),
  ]
  const columns: Column<Line>[] = [
    {
      name: t('books.bookmaker'),
      rowHead: true,
      className: styles.name,
      cell: ({ name, bookmaker }) => (
        <span className="inline-row wrap gap-8">
          {name}
          {bookmaker === undefined ? null : <PartnerLink bookmaker={bookmaker} />}
        </span>
      ),
    },
    ...OUTCOMES[market].map(
      (outcome, at): Column<Line> => ({
        key: outcome,
        name: t(`books.outcomes.${outcome}`),
        align: 'right',
        className: styles.price,
        cell: ({ key, prices }) => {
          const price = prices[at]
          return price === undefined ? '–' : <Price price={price} top={key === 'best'} />
        },
      }),
    ),
    {
      key: 'overround',
      name: t('books.overround'),
      align: 'right',
      cell: ({ overround }) => inPercent(decimals((overround - 1) * 100, 1)),
    },
  ]
  const title = t(`books.${market}`)
  return (
    <Card title={title} note={note} flush>
      <DataTable
        className={styles.table}
        caption={t('books.caption', { market: title })}
        columns={columns}
        rows={lines}
        keyOf={({ key }) => key}
        rowProps={({ key, average }) => ({
          'data-best': key === 'best' || undefined,
          'data-average': average || undefined,
        })}
      />
    </Card>
  )
}

function Price({ price: { price, opening, best }, top }: { price: BookmakerBook['prices'][number]; top: boolean }) {
  const { t } = useTranslation('comparison')
  const odds_format = useSetting('odds_format')
  const shown = (value: number) => formatPrice(value, odds_format === 2 ? 0 : odds_format)
  if (top) return <b>{shown(price)}</b>
  const move = opening === null ? null : price > opening ? 'up' : price < opening ? 'down' : 'same'
  return (
    <span className={styles.cell}>
      <span data-best={best || undefined}>
        {best ? (
          <>
            <span aria-hidden="true" className={styles.star}>
              ★
            </span>{' '}
            <b>{shown(price)}</b> <span className="visually-hidden">{t('books.bestMark')}</span>
          </>
        ) : (
          shown(price)
        )}
      </span>
      <span className="muted text-11">
        {opening === null || move === null ? (
          <span title={t('books.openingUnknown')}>?</span>
        ) : move === 'same' ? (
          <>
            <span aria-hidden="true">=</span>
            <span className="visually-hidden">{t('books.same')}</span>
          </>
        ) : (
          <>
            <span aria-hidden="true">
              {move === 'up' ? '▲' : '▼'} {shown(opening)}
            </span>
            <span className="visually-hidden">{t(`books.${move}`, { price: shown(opening) })}</span>
          </>
        )}
      </span>
    </span>
  )
}
