import { Link } from '@tanstack/react-router'
import type { SeasonAim, StakesTable } from '@touchline/contract'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FittingName } from '../../../ui/entities/fitting-name.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
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
  const columns = useColumns(table)
  if (matches.length === 0) return null
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
      <div className={`${styles.more} row wrap gap-8`}>
        {all || matches.length <= MATCHES_AT_ONCE ? null : (
          <Button size="small" onClick={() => setAll(true)}>
            {t('simulation.whatIf.more')}
          </Button>
        )}
        <CsvDownload name={t('stakes.next')} columns={columns} rows={matches} />
      </div>
      <p className={`${styles.about} dim text-12`}>{t('stakes.aboutNext')}</p>
    </Card>
  )
}

function Sides({ match: { fixture_id, starting_at, home, away } }: { match: Match }) {
  return (
    <Link {...fixturePath(fixture_id)} preload={false} className={styles.match}>
      {[home, away].map(({ id, name, short_code }) => (
        <span key={id} className="semibold">
          <FittingName name={name} code={short_code} />
        </span>
      ))}
      <span className="dim text-12">
        <MatchDate at={starting_at} />
      </span>
    </Link>
  )
}

/** On the page and in the file. */
function useColumns(table: StakesTable): Column<Match>[] {
  const { t } = useTranslation('league')
  const swing = useSwing()
  return [
    {
      name: t('stakes.match'),
      rowHead: true,
      cell: (match) => <Sides match={match} />,
      csv: ({ home, away }) => `${home.name} – ${away.name}`,
    },
    { name: t('stakes.kickoff'), csv: ({ starting_at }) => starting_at },
    ...movedAims(table).flatMap((aim): Column<Match>[] => [
      {
        key: aim,
        name: t(`simulation.${aim}.long`),
        short: t(`simulation.${aim}.short`),
        align: 'right',
        className: styles.swing,
        cell: (match) => swing(match, aim),
        csv: (match) => stakeOf(match, aim)?.swing ?? null,
      },
      {
        key: `${aim}-team`,
        name: t('stakes.whose', { aim: t(`simulation.${aim}.short`) }),
        csv: (match) => teamOf(match, stakeOf(match, aim)),
      },
    ]),
  ]
}

const stakeOf = ({ stakes }: Match, aim: SeasonAim) => stakes.find((one) => one.aim === aim)
const teamOf = ({ home, away }: Match, stake: ReturnType<typeof stakeOf>) =>
  stake === undefined ? null : stake.participant_id === home.id ? home.name : away.name

/** `±24`, with its bounds below and the chances of either result in its title. */
function useSwing() {
  const { t } = useTranslation('league')
  const { whole } = useNumbers()
  const chance = useChance()
  return (match: Match, aim: SeasonAim) => {
    const own = stakeOf(match, aim)
    if (own === undefined) return '–'
    const team = teamOf(match, own)
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
