import { useQuery } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { callQuery } from '../../app/queries.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { NumbersLink } from '../../ui/history/numbers-link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import styles from './referee-cards.module.css'

interface RefereeCardsProps {
  match: Pick<MatchBasics, 'match_id' | 'lg_name'>
  referee: string
}

/** A factor this close to 1 is no difference. */
const NO_DIFFERENCE = 0.005

/** Yellow cards to expect of the match with its referee and with an average one, beside the league's. */
export function RefereeCards({ match, referee }: RefereeCardsProps) {
  const { t } = useTranslation('match')
  const { average, decimals } = useNumbers()
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
  const share = (chance: number) => `${decimals(chance * 100, 0)} %`
  const lines = [
    ...(own ? [{ name: t('refereeCards.with', { referee }), mean: average(own.mean), over: share(own.over_35) }] : []),
    { name: t('refereeCards.without'), mean: average(usual.mean), over: share(usual.over_35) },
  ]
  const difference = factor === null || Math.abs(factor - 1) < NO_DIFFERENCE ? 'same' : factor > 1 ? 'more' : 'fewer'
  return (
    <Card flush title={t('refereeCards.title')} note={t('refereeCards.note')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('refereeCards.mean')}</th>
            <th scope="col">{t('refereeCards.over')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, mean, over }, at) => (
            <tr key={name} data-own={(at === 0 && own !== null) || undefined}>
              <th scope="row">{name}</th>
              <td>{mean}</td>
              <td>{over}</td>
            </tr>
          ))}
          {league === null ? null : (
            <tr className="muted">
              <th scope="row">
                {t('refereeCards.league', { league: match.lg_name, season: league.season.name })}
                <span className="block dim text-12">{t('refereeCards.matches', { count: league.matches })}</span>
              </th>
              <td>
                {average(league.mean)}
                {league.low === null || league.high === null ? null : (
                  <span className="block dim text-12">
                    {average(league.low)}–{average(league.high)}
                  </span>
                )}
              </td>
              <td>{share(league.over_35)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.words}>
        {factor === null ? '' : `${t(`refereeCards.${difference}`, { referee, share: share(Math.abs(factor - 1)) })} `}
        {t('refereeCards.says')} <NumbersLink />
      </p>
    </Card>
  )
}
