import { Link } from '@tanstack/react-router'
import type { CountryCoach, CountryPlayer } from '@touchline/contract'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { coachPath, playerPath, teamPath } from '../../app/paths.ts'
import { DayText } from '../../ui/day-text.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { Portrait } from '../../ui/entities/portrait.tsx'
import shared from '../../ui/layout/two-line-table.module.css'
import { LongRows } from '../../ui/lists/long-rows.tsx'
import { teamNames, teamsNow } from './country.model.ts'
import { coachPages, playerPages } from './country-queries.ts'
import type { CountryTabProps } from './country-tab.props.ts'
import { PagedCard } from './paged-card.tsx'
import styles from './people.module.css'

/** The players of the country by name. */
export function PlayerTab({ cid, country }: CountryTabProps) {
  const { t } = useTranslation('country')
  return (
    <PagedCard
      thing="player"
      country={country}
      pages={playerPages(cid)}
      rowsOf={({ player }) => player}
      csv={{
        head: [t('name'), t('teams'), t('heightCm'), t('weightKg'), t('born')],
        row: (one) => [one.common_name, teamNames(one.teams), one.height, one.weight, one.date_of_birth],
      }}
    >
      {(players) => (
        <table className={`${shared.table} ${styles.table}`} data-of="players">
          <caption className="visually-hidden">{t('caption.player', { country })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('teams')}</th>
              <th scope="col">{t('height')}</th>
              <th scope="col">{t('weight')}</th>
              <th scope="col">{t('born')}</th>
            </tr>
          </thead>
          <LongRows rows={players} as="tbody">
            {(player) => <Player key={player.id} player={player} />}
          </LongRows>
        </table>
      )}
    </PagedCard>
  )
}

/** Drawn once: further pages of the list leave it alone. */
const Player = memo(function Player({
  player: { id, common_name, image_path, teams, height, weight, date_of_birth },
}: {
  player: CountryPlayer
}) {
  return (
    <tr>
      <td>
        <Link {...playerPath(id)} preload={false} className={shared.person}>
          <Portrait src={image_path} size={32} />
          <b className="semibold truncate">{common_name}</b>
        </Link>
      </td>
      <Teams spells={teams} />
      <td>{height === null ? '?' : `${height} cm`}</td>
      <td>{weight === null ? '?' : `${weight} kg`}</td>
      <td>
        <DayText day={date_of_birth} yearFirst />
      </td>
    </tr>
  )
})

/** The coaches of the country by name, with the teams they are at today. */
export function CoachTab({ cid, country }: CountryTabProps) {
  const { t } = useTranslation('country')
  return (
    <PagedCard
      thing="coach"
      country={country}
      pages={coachPages(cid)}
      rowsOf={({ coach }) => coach}
      csv={{
        head: [t('name'), t('teamsNow'), t('born')],
        row: (one) => [one.common_name, teamNames(one.teams), one.date_of_birth],
      }}
    >
      {(coaches) => (
        <table className={`${shared.table} ${styles.table}`} data-of="coaches">
          <caption className="visually-hidden">{t('caption.coach', { country })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('teamsNow')}</th>
              <th scope="col">{t('born')}</th>
            </tr>
          </thead>
          <LongRows rows={coaches} as="tbody">
            {(coach) => <Coach key={coach.id} coach={coach} />}
          </LongRows>
        </table>
      )}
    </PagedCard>
  )
}

const Coach = memo(function Coach({
  coach: { id, common_name, image_path, teams, date_of_birth },
}: {
  coach: CountryCoach
}) {
  return (
    <tr>
      <td>
        <Link {...coachPath(id)} preload={false} className={shared.person}>
          <Portrait src={image_path} size={32} />
          <b className="semibold truncate">{common_name}</b>
        </Link>
      </td>
      <Teams spells={teams} />
      <td>
        <DayText day={date_of_birth} yearFirst />
      </td>
    </tr>
  )
})

/** The cell of somebody's teams of today. */
function Teams({ spells }: { spells: CountryPlayer['teams'] | CountryCoach['teams'] }): ReactNode {
  const { t } = useTranslation('country')
  const teams = teamsNow<(typeof spells)[number]>(spells)
  return (
    <td className={styles.teams}>
      {teams.length === 0 ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{t('noTeam')}</span>
        </>
      ) : (
        teams.map(({ team_id, team }) => (
          <Link key={team_id} {...teamPath(team_id)} preload={false} className={styles.team}>
            <Crest name={team.name} src={team.image_path} size={20} />
            <span className="truncate">{team.name}</span>
          </Link>
        ))
      )}
    </td>
  )
}
