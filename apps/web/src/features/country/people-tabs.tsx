import { Link } from '@tanstack/react-router'
import type { CountryCoach, CountryPlayer } from '@touchline/contract'
import { useMemo } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { coachPath, playerPath, teamPath } from '../../app/paths.ts'
import { DayText } from '../../ui/day-text.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { FittingName } from '../../ui/entities/fitting-name.tsx'
import { Portrait } from '../../ui/entities/portrait.tsx'
import shared from '../../ui/layout/two-line-table.module.css'
import type { Column } from '../../ui/table/column.ts'
import { teamNames, teamsNow } from './country.model.ts'
import { coachPages, playerPages } from './country-queries.ts'
import type { CountryTabProps } from './country-tab.props.ts'
import { PagedCard } from './paged-card.tsx'
import styles from './people.module.css'

type Someone = CountryPlayer | CountryCoach

/** The columns of players and coaches, on the page and in the file; those of `players` alone come before the birth date. */
function useColumns(of: 'players' | 'coaches'): readonly Column<Someone>[] {
  const { t } = useTranslation('country')
  return useMemo(() => {
    const measure = (name: 'height' | 'weight', unit: string): Column<CountryPlayer> => ({
      name: t(name),
      align: 'right',
      className: 'nowrap',
      cell: ({ [name]: value }) => (value === null ? '?' : `${value} ${unit}`),
    })
    const players: Column<CountryPlayer>[] = [
      measure('height', 'cm'),
      { name: t('heightCm'), csv: ({ height }) => height },
      measure('weight', 'kg'),
      { name: t('weightKg'), csv: ({ weight }) => weight },
    ]
    return [
      {
        name: t('name'),
        cell: ({ id, name, image_path }) => (
          <Link {...(of === 'players' ? playerPath(id) : coachPath(id))} preload={false} className={shared.person}>
            <Portrait src={image_path} size={32} />
            <b className="semibold wrapping">{name}</b>
          </Link>
        ),
        csv: ({ name }) => name,
      },
      {
        name: t(of === 'players' ? 'teams' : 'teamsNow'),
        className: styles.teams,
        cell: ({ teams }) => <Teams spells={teams} />,
        csv: ({ teams }) => teamNames(teams),
      },
      ...(of === 'players' ? players : []),
      {
        name: t('born'),
        align: 'right',
        className: 'nowrap',
        cell: ({ date_of_birth }) => <DayText day={date_of_birth} yearFirst />,
        csv: ({ date_of_birth }) => date_of_birth,
      },
    ] as Column<Someone>[]
  }, [t, of])
}

/** The players of the country with their whole names, those of a club first. */
export function PlayerTab({ cid, country }: CountryTabProps) {
  const columns = useColumns('players')
  return (
    <PagedCard
      thing="player"
      country={country}
      pages={playerPages(cid)}
      rowsOf={({ player }) => player}
      columns={columns}
      table={`${shared.table} ${styles.table} ${styles.players}`}
    />
  )
}

/** The coaches of the country by name, with the teams they are at today. */
export function CoachTab({ cid, country }: CountryTabProps) {
  const columns = useColumns('coaches')
  return (
    <PagedCard
      thing="coach"
      country={country}
      pages={coachPages(cid)}
      rowsOf={({ coach }) => coach}
      columns={columns}
      table={`${shared.table} ${styles.table}`}
    />
  )
}

/** A person's present teams. */
function Teams({ spells }: { spells: Someone['teams'] }) {
  const { t } = useTranslation('country')
  const teams = teamsNow<(typeof spells)[number]>(spells)
  if (teams.length > 0) {
    return teams.map(({ team_id, team }) => (
      <Link key={team_id} {...teamPath(team_id)} preload={false} className={styles.team}>
        <Crest name={team.name} src={team.image_path} size={20} />
        <FittingName name={team.name} code={team.short_code} />
      </Link>
    ))
  }
  return <span className="dim">{t('noTeam')}</span>
}
