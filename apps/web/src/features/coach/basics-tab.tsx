import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/card.tsx'
import { FixtureList } from '../../ui/fixtures/fixture-list.tsx'
import { Born } from '../../ui/profile/born.tsx'
import { Facts } from '../../ui/profile/person.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TransferTable } from '../../ui/transfers/transfer-table.tsx'
import { TrophyList } from '../../ui/trophies/trophy-list.tsx'
import { teamsNewestFirst } from './coach.model.ts'
import styles from './coach.module.css'
import type { Coach } from './queries.ts'
import { TeamTable } from './team-table.tsx'

/** Teams coached, body, what comes next, and what the same person won and where they went as a player. */
export function BasicsTab({ coach }: { coach: Coach }) {
  const { t } = useTranslation('coach')
  const { player, trophies, fixtures } = coach
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title={t('teams')} flush>
          {coach.teams.length === 0 ? (
            <EmptyState title={t('noTeams')} />
          ) : (
            <TeamTable teams={teamsNewestFirst(coach.teams)} />
          )}
        </Card>
        <Card title={t('upcoming')} flush>
          {fixtures.length === 0 ? (
            <EmptyState title={t('noData.fixture')} />
          ) : (
            <FixtureList fixtures={fixtures} yearFirst />
          )}
        </Card>
      </div>
      <div className={styles.column}>
        <Card title={t('profile')}>
          <Body coach={coach} />
        </Card>
        {player.trophies.length === 0 && trophies.length === 0 ? (
          <Card title={t('trophies')}>
            <TrophyList trophies={[]} />
          </Card>
        ) : null}
        {player.trophies.length === 0 ? null : (
          <Card title={t('playerTrophies')}>
            <TrophyList trophies={player.trophies} look="chips" />
          </Card>
        )}
        {trophies.length === 0 ? null : (
          <Card title={t('coachTrophies')}>
            <TrophyList trophies={trophies} look="chips" />
          </Card>
        )}
        <Card title={t('transfers')} flush>
          {player.transfers.length === 0 ? (
            <EmptyState title={t('noData.transfers')} />
          ) : (
            <TransferTable transfers={player.transfers} player={false} yearFirst />
          )}
        </Card>
      </div>
    </div>
  )
}

/** Height and weight stand here only where one of them is known. */
function Body({ coach: { date_of_birth, height, weight } }: { coach: Coach }) {
  const { t } = useTranslation('profile')
  const born = { label: t('born'), value: <Born on={date_of_birth} form="YYYY/MM/DD" /> }
  if (height === null && weight === null) return <Facts facts={[born]} />
  return (
    <Facts
      facts={[
        born,
        { label: t('height'), value: height === null ? null : t('heightCm', { count: height }) },
        { label: t('weight'), value: weight === null ? null : t('weightKg', { count: weight }) },
      ]}
    />
  )
}
