import { IconCalendar, IconCheck, IconTrendingUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { StakeCondition, StakesTable, TableAim } from '@touchline/contract'
import { formatDate } from '@touchline/football'
import { useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { teamPath } from '../../../app/paths.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useChance } from '../simulation/use-chance.ts'
import { tableTitle } from '../standings/standing.model.ts'
import { type AimRow, AT_ONCE, aimRows, aimTeams, type TeamStake, worthSaying } from './stakes.model.ts'
import styles from './stakes.module.css'

/** The teams that can still reach each aim, with their chances and conditions. */
export function MustHappenCard({ table }: { table: StakesTable }) {
  const { t } = useTranslation('league')
  const { whole } = useNumbers()
  const language = useSetting('language')
  const [chosen, choose] = useState<TableAim | undefined>()
  const aim = table.aims.find((one) => one.aim === chosen) ?? table.aims[0]
  if (aim === undefined) return null
  const name = tableTitle({ stage: table.stage?.name ?? '', group: table.group?.name ?? '' }, language)
  return (
    <Card
      title={t('stakes.mustHappen')}
      note={name}
      flush
      actions={
        table.aims.length === 1 ? null : (
          <Segmented
            label={t('simulation.view')}
            size="small"
            options={table.aims.map(({ aim: value }) => ({ value, label: t(`simulation.${value}.short`) }))}
            value={aim.aim}
            onChange={(value) => choose(value)}
          />
        )
      }
    >
      <Teams key={aim.aim} aim={aim} />
      <p className={`${styles.about} dim text-12`}>{t('stakes.about', { seasons: whole(table.seasons) })}</p>
      <div className={`${styles.more} row wrap gap-8`}>
        <File table={table} name={`${t('stakes.mustHappen')} ${name}`} />
      </div>
    </Card>
  )
}

/** Every team of every aim, as a file. */
function File({ table, name }: { table: StakesTable; name: string }) {
  const { t } = useTranslation('league')
  const words = useConditionWords()
  const columns: Column<AimRow>[] = [
    { name: t('stakes.file.aim'), field: 'aim', csv: ({ aim }) => t(`simulation.${aim}.short`) },
    { name: t('table.team'), field: 'team', csv: ({ team }) => team.participant.name },
    { name: t('stakes.file.chance'), field: 'chance', csv: ({ team }) => team.chance.mean },
    { name: t('stakes.file.low'), field: 'chance_low', csv: ({ team }) => team.chance.low },
    { name: t('stakes.file.high'), field: 'chance_high', csv: ({ team }) => team.chance.high },
    {
      name: t('stakes.file.state'),
      field: 'state',
      csv: ({ team: { state } }) => state && t(`stakes.file.states.${state}`),
    },
    {
      name: t('stakes.mustHappen'),
      field: 'must_happen',
      csv: ({ team, aim }) =>
        worthSaying(team)
          .map((one) => words(one, aim))
          .join(' ') || null,
    },
  ]
  return <CsvDownload name={name} columns={columns} rows={aimRows(table)} />
}

function Teams({ aim }: { aim: StakesTable['aims'][number] }) {
  const { t } = useTranslation('league')
  const [all, setAll] = useState(false)
  const { open, unlikely, secured, out } = aimTeams(aim)
  const shown = all ? open : open.slice(0, AT_ONCE)
  return (
    <>
      <ul className={styles.teams}>
        {shown.map((team) => (
          <Team key={team.participant_id} team={team} aim={aim.aim} />
        ))}
      </ul>
      {open.length > shown.length ? (
        <div className={styles.more}>
          <Button size="small" onClick={() => setAll(true)}>
            {t('stakes.moreTeams', { count: open.length - shown.length })}
          </Button>
        </div>
      ) : null}
      <Others teams={unlikely} words={t('stakes.unlikely')} />
      <Others teams={secured} words={t(`stakes.secured.${aim.aim}`)} />
      <Others teams={out} words={t(`stakes.out.${aim.aim}`)} />
    </>
  )
}

function Others({ teams, words }: { teams: readonly TeamStake[]; words: string }) {
  if (teams.length === 0) return null
  return (
    <p className={`${styles.others} text-13`}>
      <span className="muted">{words}</span> {teams.map(({ participant }) => participant.name).join(', ')}
    </p>
  )
}

function Team({ team, aim }: { team: TeamStake; aim: TableAim }) {
  const { participant_id, participant, chance } = team
  const shown = useChance()
  const { whole } = useNumbers()
  return (
    <li className={styles.team}>
      <div className="row gap-8">
        <Crest name={participant.name} src={participant.image_path} size={20} />
        <Link {...teamPath(participant_id)} preload={false} className="semibold hover-accent shrink grow">
          {participant.name}
        </Link>
        <b className="tabular nowrap">{shown(chance.mean)}</b>
        <span className={`${styles.range} dim text-12 tabular`}>
          {whole(chance.low * 100)}–{whole(chance.high * 100)}
        </span>
      </div>
      <div
        className={styles.bar}
        data-kind={aim}
        aria-hidden="true"
        style={{ '--low': chance.low, '--high': chance.high, '--mean': chance.mean } as never}
      />
      {worthSaying(team).map((condition) => (
        <Words key={condition.kind} condition={condition} aim={aim} />
      ))}
    </li>
  )
}

const ICONS = { enough: IconCheck, earliest: IconCalendar, more: IconTrendingUp }

function Words({ condition, aim }: { condition: StakeCondition; aim: TableAim }) {
  const words = useConditionWords()
  const { t } = useTranslation('league')
  const { whole } = useNumbers()
  const shown = useChance()
  const Icon = ICONS[condition.kind]
  const chance = condition.kind === 'more' ? null : condition.chance
  return (
    <p className={`${styles.condition} text-13`}>
      <Icon size={15} aria-hidden="true" className="muted rigid" />
      <span>
        {words(condition, aim)}{' '}
        {chance ? (
          <span className="dim nowrap">
            {t('stakes.chance', {
              chance: shown(chance.mean),
              low: whole(chance.low * 100),
              high: whole(chance.high * 100),
            })}
          </span>
        ) : null}
      </span>
    </p>
  )
}

/** A condition in words: `Champions if they win their last three, whatever others do`. */
function useConditionWords(): (condition: StakeCondition, aim: TableAim) => string {
  const { t } = useTranslation('league')
  const zone = useZone()
  return (condition, aim) => {
    if (condition.kind === 'more') return t('stakes.points', { count: condition.points, team: condition.than.name })
    if (condition.kind === 'enough') {
      const { points, matches, all } = condition
      return all
        ? t(`stakes.allWins.${aim}`, { count: matches })
        : t(`stakes.enough.${aim}`, { count: points, matches: t('stakes.matches', { count: matches }) })
    }
    const { starting_at, wins, drops } = condition
    const date = formatDate(starting_at, zone, 'DD/MM/YYYY')
    const own = t('stakes.wins', { count: wins })
    if (drops === null) return t('stakes.earliestOthers', { date, wins: own })
    if (drops.length === 0) return t('stakes.earliest', { date, wins: own })
    const dropped = drops.map(({ participant, points }) => t('stakes.drop', { team: participant.name, count: points }))
    return t('stakes.earliestDrops', { date, wins: own, drops: dropped.join(', ') })
  }
}
