import { useQueryClient } from '@tanstack/react-query'
import type { PastFound } from '@touchline/contract'
import type { Finder } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { LoadMore } from '../../ui/lists/load-more.tsx'
import { usePages } from '../../ui/lists/use-pages.ts'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { signed } from './finder.model.ts'
import styles from './finder.module.css'
import { everyPastMatch, MAX_IN_FILE, pastPages } from './finder-queries.ts'
import { useFoundColumns } from './found-columns.tsx'

type Row = PastFound & { id: number }

/** The past matches that the history counts, page by page, and all of them as a file. */
export function PastMatches({ finder, total }: { finder: Finder; total: number }) {
  const { t } = useTranslation('finder')
  const { whole } = useNumbers()
  const client = useQueryClient()
  const columns = usePastColumns(finder)
  const { query, foot } = usePages(pastPages(finder), ({ matches }) => matches.map(withId))
  const title = t('pastMatches.title')
  const waiting = (
    <Card title={title}>
      <Skeleton lines={6} height={36} />
    </Card>
  )
  const file = async () => (await everyPastMatch(client, finder)).map(withId)
  return (
    <Gated on={query} waiting={waiting} refusalText={(refusal) => t(`refused.${refusal}`)}>
      {({ rows }) =>
        rows.length === 0 ? null : (
          <Card
            title={title}
            note={total > MAX_IN_FILE ? t('pastMatches.note', { n: whole(MAX_IN_FILE) }) : null}
            actions={<CsvDownload name={t('pastMatches.file')} columns={columns} rows={file} />}
            flush
          >
            <DataTable
              caption={title}
              className={styles.matches}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              scroll={title}
              hover
              long
            />
            <LoadMore {...foot} />
          </Card>
        )
      }
    </Gated>
  )
}

const withId = (match: PastFound): Row => ({ ...match, id: match.match_id })

function usePastColumns(finder: Finder): Column<Row>[] {
  const { t } = useTranslation('finder')
  const numbers = useNumbers()
  const prices = usePrices()
  const gain = ({ profit }: Row) => (profit === null ? '?' : signed(profit, 2, numbers))
  return [
    ...useFoundColumns<Row>(finder, [
      {
        name: t('pastMatches.score'),
        align: 'right',
        className: 'nowrap',
        cell: ({ home_goals, away_goals }) => `${home_goals}–${away_goals}`,
        csv: ({ home_goals, away_goals }) => `${home_goals}–${away_goals}`,
      },
      { name: t('pastMatches.homeGoals'), field: 'home_goals', csv: ({ home_goals }) => home_goals },
      { name: t('pastMatches.awayGoals'), field: 'away_goals', csv: ({ away_goals }) => away_goals },
      {
        name: t(prices ? 'pastMatches.bet' : 'pastMatches.outcome'),
        align: 'right',
        className: 'nowrap',
        cell: (row) => (
          <span data-won={row.won}>
            {prices ? (
              <>
                {t(row.won ? 'pastMatches.won' : 'pastMatches.lost')} <span className="muted">{gain(row)}</span>
              </>
            ) : (
              t(row.won ? 'pastMatches.yes' : 'pastMatches.no')
            )}
          </span>
        ),
        field: 'won',
        csv: ({ won }) => (won ? 1 : 0),
      },
    ]),
    ...(prices
      ? [
          { name: t('pastMatches.profit'), field: 'profit', csv: ({ profit }: Row) => profit },
          { name: t('pastMatches.close'), field: 'closing_chance_percent', csv: ({ close }: Row) => close },
        ]
      : []),
  ]
}
