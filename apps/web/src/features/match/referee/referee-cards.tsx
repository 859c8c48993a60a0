import { useQuery } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { NumbersLink } from '../../../analysis/numbers-link.tsx'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { callQuery } from '../../../app/queries.ts'
import { usePrices } from '../../../app/site.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import styles from './referee-cards.module.css'

interface RefereeCardsProps {
  match: Pick<MatchBasics, 'match_id' | 'lg_name'>
  referee: string
}

interface Line {
  name: string
  of: { mean: number; over_35: number }
  isOwn?: boolean
  /** The number of matches, and the certainty of the mean. */
  matches?: number
  interval?: readonly string[] | undefined
}

/** A factor this close to 1 is no difference. */
const NO_DIFFERENCE = 0.005

/** Expected yellow cards of the match with its referee and with an average one, next to the league's. */
export function RefereeCards({ match, referee }: RefereeCardsProps) {
  const { t } = useTranslation('match')
  const prices = usePrices()
  const { average, decimals, inPercent } = useNumbers()
  const query = useQuery(callQuery('GET /v3/referee/cards/{match_id}', { params: { match_id: match.match_id } }))
  if (query.data === undefined) {
    return (
      <Waiting on={query}>
        <Skeleton lines={1} height={230} />
      </Waiting>
    )
  }
  if (query.data.type !== 2) return null
  const { forecast, league } = query.data
  if (forecast === null) {
    return (
      <Card title={t('refereeCards.title')}>
        <p className="muted text-13">{t('refereeCards.none')}</p>
      </Card>
    )
  }
  const { with_referee: own, without_referee: usual, factor } = forecast
  const share = (chance: number) => inPercent(decimals(chance * 100, 0))
  const lines: Line[] = [
    ...(own ? [{ name: t('refereeCards.with', { referee }), of: own, isOwn: true }] : []),
    { name: t('refereeCards.without'), of: usual },
    ...(league === null
      ? []
      : [
          {
            name: t('refereeCards.league', { league: match.lg_name, season: league.season.name }),
            of: league,
            matches: league.matches,
            interval: league.low === null || league.high === null ? undefined : [league.low, league.high].map(average),
          },
        ]),
  ]
  const columns: Column<Line>[] = [
    {
      key: 'name',
      name: t('refereeCards.title'),
      head: <span className="visually-hidden">{t('refereeCards.title')}</span>,
      rowHead: true,
      cell: ({ name, matches }) => (
        <>
          {name}
          {matches === undefined ? null : (
            <span className="block dim text-12">{t('refereeCards.matches', { count: matches })}</span>
          )}
        </>
      ),
    },
    {
      name: t('refereeCards.mean'),
      align: 'right',
      cell: ({ of, interval }) => (
        <>
          {average(of.mean)}
          {interval && <span className="block dim text-12">{interval.join('–')}</span>}
        </>
      ),
    },
    { name: t('refereeCards.over'), align: 'right', cell: ({ of }) => share(of.over_35) },
  ]
  const difference = factor === null || Math.abs(factor - 1) < NO_DIFFERENCE ? 'same' : factor > 1 ? 'more' : 'fewer'
  return (
    <Card flush title={t('refereeCards.title')} note={t('refereeCards.note')}>
      <DataTable
        className={styles.table}
        columns={columns}
        rows={lines}
        keyOf={({ name }) => name}
        rowProps={({ isOwn, matches }) => ({
          'data-own': isOwn,
          className: matches === undefined ? undefined : 'muted',
        })}
      />
      <p className={styles.words}>
        {factor === null ? '' : `${t(`refereeCards.${difference}`, { referee, share: share(Math.abs(factor - 1)) })} `}
        {t(prices ? 'refereeCards.says' : 'refereeCards.saysPlain')} <NumbersLink />
      </p>
    </Card>
  )
}
