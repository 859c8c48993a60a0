import { Link } from '@tanstack/react-router'
import type { SeasonAim, StakesTable } from '@touchline/contract'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FittingName } from '../../../ui/entities/fitting-name.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { MatchDate } from '../../../ui/match/match-date.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useChance } from '../simulation/use-chance.ts'
import { MATCHES_AT_ONCE, matchesAtStake, movedAims } from './stakes.model.ts'
import styles from './stakes.module.css'

type Match = StakesTable['next'][number]

/** How far the next matches move chances: home win against away win. */
export function AtStakeCard({ table }: { table: StakesTable }) {
  const { t } = useTranslation('league')
  const [all, setAll] = useState(false)
  const matches = matchesAtStake(table)
  const swing = useSwing()
  if (matches.length === 0) return null
  const columns: Column<Match>[] = [
    {
      name: t('stakes.match'),
      rowHead: true,
      cell: (match) => (
        <Link {...fixturePath(match.fixture_id)} preload={false} className={styles.match}>
          <span className="semibold">
            <FittingName name={match.home.name} code={match.home.short_code} />
          </span>
          <span className="semibold">
            <FittingName name={match.away.name} code={match.away.short_code} />
          </span>
          <span className="dim text-12">
            <MatchDate at={match.starting_at} />
          </span>
        </Link>
      ),
    },
    ...movedAims(table).map(
      (aim): Column<Match> => ({
        key: aim,
        name: t(`simulation.${aim}.long`),
        short: t(`simulation.${aim}.short`),
        align: 'right',
        className: styles.swing,
        cell: (match) => swing(match, aim),
      }),
    ),
  ]
  return (
    <Card title={t('stakes.next')} note={t('stakes.nextNote')} flush>
      <DataTable
        className={styles.table}
        caption={t('stakes.next')}
        columns={columns}
        rows={all ? matches : matches.slice(0, MATCHES_AT_ONCE)}
        keyOf={({ fixture_id }) => fixture_id}
        scroll={t('table.scroll', { name: t('stakes.next') })}
      />
      {all || matches.length <= MATCHES_AT_ONCE ? null : (
        <div className={styles.more}>
          <Button size="small" onClick={() => setAll(true)}>
            {t('simulation.whatIf.more')}
          </Button>
        </div>
      )}
      <p className={`${styles.about} dim text-12`}>{t('stakes.aboutNext')}</p>
    </Card>
  )
}

/** `±24`, with its bounds below and the chances of either result in its title. */
function useSwing() {
  const { t } = useTranslation('league')
  const { whole } = useNumbers()
  const chance = useChance()
  return ({ stakes, home, away }: Match, aim: SeasonAim) => {
    const own = stakes.find((one) => one.aim === aim)
    if (own === undefined) return '–'
    const team = own.participant_id === home.id ? home.name : away.name
    const [low, high] = [own.low, own.high].map((bound) => Math.abs(bound * 100)).sort((one, other) => one - other)
    const words = t('stakes.reason', { team, home: chance(own.home), away: chance(own.away) })
    return (
      <span title={words}>
        <b>±{whole(Math.abs(own.swing) * 100)}</b>
        <span className={`${styles.bounds} dim text-12`}>
          {whole(low ?? 0)}–{whole(high ?? 0)}
        </span>
        <span className="visually-hidden">{words}</span>
      </span>
    )
  }
}
